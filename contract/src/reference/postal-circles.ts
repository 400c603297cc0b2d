/**
 * The postal circles of India by the first two digits of a PIN code. The first digit is the region, the first two are the sub-region
 * or circle, the third is the sorting district (India Post, structure of the Postal Index Number, as of November 2026). Two digits do not
 * tell a town, and where states share a circle not the state: both are named then. 90 to 99 are the Army's, which live nowhere.
 */
const circles: readonly [from: number, to: number, en: string, hi: string][] = [
  [11, 11, 'Delhi', 'दिल्ली'],
  [12, 13, 'Haryana', 'हरियाणा'],
  [14, 15, 'Punjab', 'पंजाब'],
  [16, 16, 'Chandigarh', 'चंडीगढ़'],
  [17, 17, 'Himachal Pradesh', 'हिमाचल प्रदेश'],
  [18, 19, 'Jammu and Kashmir or Ladakh', 'जम्मू-कश्मीर या लद्दाख'],
  [20, 23, 'Uttar Pradesh', 'उत्तर प्रदेश'],
  [24, 24, 'Uttar Pradesh or Uttarakhand', 'उत्तर प्रदेश या उत्तराखंड'],
  [25, 25, 'Uttar Pradesh', 'उत्तर प्रदेश'],
  [26, 26, 'Uttar Pradesh or Uttarakhand', 'उत्तर प्रदेश या उत्तराखंड'],
  [27, 28, 'Uttar Pradesh', 'उत्तर प्रदेश'],
  [30, 34, 'Rajasthan', 'राजस्थान'],
  [36, 39, 'Gujarat', 'गुजरात'],
  [40, 40, 'Maharashtra or Goa', 'महाराष्ट्र या गोवा'],
  [41, 44, 'Maharashtra', 'महाराष्ट्र'],
  [45, 48, 'Madhya Pradesh', 'मध्य प्रदेश'],
  [49, 49, 'Chhattisgarh', 'छत्तीसगढ़'],
  [50, 50, 'Telangana', 'तेलंगाना'],
  [51, 53, 'Andhra Pradesh', 'आंध्र प्रदेश'],
  [56, 59, 'Karnataka', 'कर्नाटक'],
  [60, 64, 'Tamil Nadu', 'तमिलनाडु'],
  [67, 69, 'Kerala', 'केरल'],
  [70, 72, 'West Bengal', 'पश्चिम बंगाल'],
  [73, 73, 'West Bengal or Sikkim', 'पश्चिम बंगाल या सिक्किम'],
  [74, 74, 'West Bengal or Andaman and Nicobar', 'पश्चिम बंगाल या अंडमान-निकोबार'],
  [75, 77, 'Odisha', 'ओडिशा'],
  [78, 78, 'Assam', 'असम'],
  [79, 79, 'the North East', 'पूर्वोत्तर'],
  [80, 85, 'Bihar or Jharkhand', 'बिहार या झारखंड'],
]

/** The circle of a PIN code in words; null where its first two digits are of none, or it is no PIN code yet. */
export const postalCircleOf = (pincode: string): { en: string; hi: string } | null => {
  if (!/^[1-9][0-9]{5}$/.test(pincode)) return null
  const digits = Number(pincode.slice(0, 2))
  const [, , en, hi] = circles.find(([from, to]) => digits >= from && digits <= to) ?? []
  return en === undefined || hi === undefined ? null : { en, hi }
}
