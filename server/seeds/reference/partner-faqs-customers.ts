/** What customers ask a partner, group by group, to be read out or sent on: question and answer in English, then in Hindi. */
type Answered = readonly [question: string, answer: string, question_hi: string, answer_hi: string]

export const customerTopics: Readonly<Record<string, readonly Answered[]>> = {
  'Cost and trust': [
    [
      'Do I pay anything to use this?',
      'No. You pay nothing to the marketplace and nothing to the partner. A lender’s own charges, such as a processing fee, stand in its Key Fact Statement and are usually taken from the loan when it is paid out.',
      'क्या इसका कोई पैसा लगता है?',
      'नहीं। न वेबसाइट को कुछ देना है, न पार्टनर को। लेंडर की अपनी फ़ीस, जैसे प्रोसेसिंग फ़ीस, उसके Key Fact Statement में लिखी होती है और आम तौर पर लोन मिलते समय उसी में से कटती है।',
    ],
    [
      'Somebody asks me for money before the loan. Is that right?',
      'No. No honest lender, partner or marketplace asks for a fee, an advance EMI or “insurance” by UPI before a loan is paid out. Do not pay, and report it to 1930 or cybercrime.gov.in.',
      'कोई लोन से पहले पैसे माँग रहा है। क्या यह सही है?',
      'नहीं। कोई भी सच्चा लेंडर, पार्टनर या वेबसाइट लोन देने से पहले UPI पर फ़ीस, एडवांस EMI या “बीमा” नहीं माँगता। पैसे न दें और 1930 या cybercrime.gov.in पर शिकायत करें।',
    ],
    [
      'Who gives me the loan?',
      'A bank or an NBFC that the Reserve Bank has registered. Its name and registration stand beside each offer and on the page of lending partners. The marketplace and the partner lend nothing.',
      'लोन देता कौन है?',
      'रिज़र्व बैंक में रजिस्टर्ड कोई बैंक या NBFC। उसका नाम और रजिस्ट्रेशन हर ऑफ़र के साथ और लेंडर वाले पेज पर लिखा है। वेबसाइट और पार्टनर ख़ुद लोन नहीं देते।',
    ],
    [
      'Is my approval certain?',
      'No. The lender looks at your income, your credit history and your papers, and decides. Offers that you see are those whose published rules you seem to meet.',
      'क्या लोन मिलना तय है?',
      'नहीं। लेंडर आपकी आमदनी, क्रेडिट हिस्ट्री और कागज़ देखकर फ़ैसला करता है। जो ऑफ़र दिखते हैं, वे उन लेंडर के हैं जिनकी शर्तें आप पूरी करते दिख रहे हैं।',
    ],
    [
      'Why is the rate in the end not the one I saw?',
      'What you see is the range that the lender publishes and an estimate for you. The lender fixes your rate once it has looked at your credit report and papers. The Key Fact Statement has the final one; compare it before you sign.',
      'आख़िर में दर वह क्यों नहीं जो पहले दिखी थी?',
      'पहले लेंडर की बताई हुई सीमा और आपके लिए अंदाज़ा दिखता है। आपकी दर क्रेडिट रिपोर्ट और कागज़ देखने के बाद तय होती है। पक्की दर Key Fact Statement में होती है; दस्तख़त से पहले उसे मिला लें।',
    ],
    [
      'What is APR?',
      'The whole cost of the loan in one yearly number: interest, processing fee, GST and other charges together. Two loans with the same rate can have different APRs. The lower APR costs less.',
      'APR क्या होता है?',
      'लोन का पूरा सालाना ख़र्च एक ही संख्या में: ब्याज, प्रोसेसिंग फ़ीस, GST और बाक़ी ख़र्च मिलाकर। दर एक जैसी हो तो भी APR अलग हो सकता है। जिसका APR कम, वह लोन सस्ता।',
    ],
  ],
  Applying: [
    [
      'What do I need to apply?',
      'PAN, the mobile number that your bank knows, your monthly income and your PIN code to see offers. For the application: salary slips or ITR, six months of bank statement, and Aadhaar for KYC with the lender.',
      'आवेदन के लिए क्या-क्या चाहिए?',
      'ऑफ़र देखने के लिए PAN, बैंक में दर्ज मोबाइल नंबर, महीने की आमदनी और पिन कोड। आवेदन के लिए सैलरी स्लिप या ITR, छह महीने का बैंक स्टेटमेंट, और लेंडर के KYC के लिए आधार।',
    ],
    [
      'How long does it take?',
      'The form takes about ten minutes. Some lenders answer in minutes, others in one to three working days; housing loans take longer. The page of your application shows where it stands.',
      'कितना समय लगता है?',
      'फ़ॉर्म भरने में क़रीब दस मिनट। कुछ लेंडर मिनटों में जवाब देते हैं, कुछ एक से तीन कामकाजी दिन में; होम लोन में ज़्यादा समय लगता है। आवेदन कहाँ तक पहुँचा, यह आपके पेज पर दिखता है।',
    ],
    [
      'Does looking at offers lower my credit score?',
      'No. Looking at offers here leaves no enquiry. A lender reads your credit report only when you apply to it and agree; that is one enquiry. Apply to one or two lenders, not to ten.',
      'क्या ऑफ़र देखने से मेरा क्रेडिट स्कोर घटेगा?',
      'नहीं। यहाँ ऑफ़र देखने से कोई पूछताछ दर्ज नहीं होती। लेंडर आपकी क्रेडिट रिपोर्ट तभी देखता है जब आप उसके यहाँ आवेदन करें और सहमति दें; वह एक पूछताछ है। एक-दो लेंडर के यहाँ आवेदन करें, दस के यहाँ नहीं।',
    ],
    [
      'I have never had a loan. Can I still apply?',
      'Yes. Some lenders take people without a credit history; the page says which. A small loan or a secured credit card, paid on time, builds a history.',
      'मैंने कभी लोन नहीं लिया। क्या फिर भी आवेदन कर सकता हूँ?',
      'हाँ। कुछ लेंडर उन्हें भी लोन देते हैं जिनकी क्रेडिट हिस्ट्री नहीं है; पेज पर लिखा है कि कौन। छोटा लोन या FD वाला क्रेडिट कार्ड समय पर चुकाने से हिस्ट्री बनती है।',
    ],
    [
      'My salary is paid in cash. Does that work?',
      'Few lenders accept it. It helps to have the salary paid into a bank account for at least six months. For a gold loan income matters less.',
      'मेरी तनख़्वाह नक़द मिलती है। क्या लोन मिल सकता है?',
      'कम लेंडर मानते हैं। कम से कम छह महीने तनख़्वाह बैंक खाते में आए तो मदद मिलती है। गोल्ड लोन में आमदनी पर ज़ोर कम होता है।',
    ],
    [
      'Can my partner or agent apply for me?',
      'No. You sign in with your own number, read and agree yourself. Somebody may sit beside you and explain, but the passcode and the consent are yours.',
      'क्या पार्टनर या एजेंट मेरी ओर से आवेदन कर सकता है?',
      'नहीं। साइन इन आपके नंबर से होता है, पढ़ना और सहमति देना आपका काम है। कोई पास बैठकर समझा सकता है, पर पासकोड और सहमति आपकी ही होगी।',
    ],
    [
      'I made a mistake in the form. What now?',
      'Sign in again and change your profile. What was sent to a lender already stays with it; tell the lender, or withdraw that application on its page and apply anew.',
      'फ़ॉर्म में ग़लती हो गई। अब क्या करूँ?',
      'दोबारा साइन इन करके प्रोफ़ाइल ठीक कर दें। जो लेंडर के पास जा चुका है वह उसके पास रहता है; लेंडर को बताएँ, या उसके पेज पर आवेदन वापस लेकर नया करें।',
    ],
  ],
  'Decision and money': [
    [
      'Why was I declined?',
      'The page of your application gives the lender’s reason in plain words, for example income, EMIs already running, the place, or the credit report. It also says what would change it.',
      'मेरा आवेदन क्यों नामंज़ूर हुआ?',
      'आपके आवेदन के पेज पर लेंडर की वजह सीधे शब्दों में लिखी है, जैसे आमदनी, पहले से चल रही EMI, इलाक़ा या क्रेडिट रिपोर्ट। यह भी लिखा है कि क्या बदलने से बात बन सकती है।',
    ],
    [
      'My credit report is wrong. Who mends it?',
      'The credit bureau and the lender that reported it. You get one free report a year from each bureau; raise a dispute on the bureau’s site. It has to be settled within 30 days, else you are owed ₹100 a day.',
      'मेरी क्रेडिट रिपोर्ट में ग़लती है। कौन ठीक करेगा?',
      'क्रेडिट ब्यूरो और वह लेंडर जिसने जानकारी दी थी। हर ब्यूरो से साल में एक रिपोर्ट मुफ़्त मिलती है; ब्यूरो की साइट पर शिकायत दर्ज करें। 30 दिन में निपटारा होना चाहिए, नहीं तो ₹100 रोज़ का हर्जाना बनता है।',
    ],
    [
      'When does the money come?',
      'After you have signed the agreement and set up the repayment mandate, usually within one to two working days, and only into your own bank account.',
      'पैसा कब आएगा?',
      'एग्रीमेंट पर दस्तख़त और EMI का मैंडेट होने के बाद, आम तौर पर एक से दो कामकाजी दिन में, और सिर्फ़ आपके अपने बैंक खाते में।',
    ],
    [
      'Can I give the loan back if I change my mind?',
      'Yes, during the cooling-off period that stands in your Key Fact Statement. You repay what you received and the interest of those days; there is no penalty. The lender may keep the processing fee where its KFS says so.',
      'मन बदल जाए तो क्या लोन वापस कर सकता हूँ?',
      'हाँ, Key Fact Statement में लिखी कूलिंग-ऑफ़ अवधि के अंदर। जितनी रकम मिली और उतने दिनों का ब्याज लौटाना होता है; कोई जुर्माना नहीं। प्रोसेसिंग फ़ीस लेंडर रख सकता है, अगर KFS में ऐसा लिखा हो।',
    ],
    [
      'Can I repay early?',
      'Usually yes. For floating-rate loans to individuals that are not for business no charge is due. For others the charge stands in the Key Fact Statement. The calculator on the page shows what closing the loan costs.',
      'क्या लोन पहले चुका सकता हूँ?',
      'आम तौर पर हाँ। व्यक्ति को मिले फ़्लोटिंग दर वाले लोन पर, जो कारोबार के लिए नहीं है, कोई चार्ज नहीं लगता। बाक़ी में चार्ज KFS में लिखा होता है। लोन बंद करने में कितना लगेगा, यह पेज के कैलकुलेटर में देख सकते हैं।',
    ],
    [
      'I cannot pay the next EMI. What shall I do?',
      'Speak to the lender before the due date and ask what it offers. A missed EMI costs a charge and harms your credit history. Do not take a new loan to pay an old one without reckoning the whole cost.',
      'अगली EMI नहीं दे पाऊँगा। क्या करूँ?',
      'तारीख़ से पहले लेंडर से बात करें और पूछें कि क्या राहत मिल सकती है। EMI चूकने पर चार्ज लगता है और क्रेडिट हिस्ट्री ख़राब होती है। पूरा ख़र्च जोड़े बिना पुराना लोन चुकाने के लिए नया लोन न लें।',
    ],
  ],
  'Gold, home and cards': [
    [
      'How much do I get on my gold?',
      'It depends on purity and net weight without stones. Up to ₹2,50,000 a lender may lend up to 85 % of the value, up to ₹5,00,000 up to 80 %, above that up to 75 %. The calculator on the page reckons it for you.',
      'मेरे सोने पर कितना लोन मिलेगा?',
      'यह शुद्धता और बिना नग के वज़न पर निर्भर है। ₹2,50,000 तक के लोन में क़ीमत का 85 % तक, ₹5,00,000 तक 80 % और उससे ऊपर 75 % तक मिल सकता है। पेज का कैलकुलेटर हिसाब लगा देता है।',
    ],
    [
      'Is my gold safe, and when do I get it back?',
      'It stays in the lender’s vault, insured, and you hold a certificate with weight and purity. After full repayment it comes back on the same day or within seven working days; for each day of delay the lender owes you ₹5,000.',
      'मेरा सोना सुरक्षित है? वापस कब मिलेगा?',
      'सोना लेंडर की तिजोरी में, बीमे के साथ रहता है और आपको वज़न व शुद्धता का प्रमाणपत्र मिलता है। पूरा लोन चुकाने पर उसी दिन या सात कामकाजी दिन में वापस मिलता है; देर हो तो लेंडर को ₹5,000 रोज़ देना होता है।',
    ],
    [
      'Which papers does a home loan need?',
      'Your own: PAN, Aadhaar, income, bank statement. Of the home: title papers, approved plan, agreement of sale, tax receipts and an encumbrance certificate. The lender’s lawyer and valuer look at them.',
      'होम लोन में कौन-से कागज़ लगते हैं?',
      'आपके: PAN, आधार, आमदनी के कागज़, बैंक स्टेटमेंट। मकान के: मालिकाना हक़ के कागज़, पास नक़्शा, बिक्री एग्रीमेंट, टैक्स की रसीद और भार-मुक्ति प्रमाणपत्र। लेंडर का वकील और मूल्यांकनकर्ता इन्हें देखते हैं।',
    ],
    [
      'What is a secured credit card?',
      'A card against a fixed deposit. The limit is a part of the deposit, which goes on earning interest. It suits people without a credit history; paid on time it builds one.',
      'FD वाला (सिक्योर्ड) क्रेडिट कार्ड क्या होता है?',
      'यह कार्ड फ़िक्स्ड डिपॉज़िट के बदले मिलता है। लिमिट FD का एक हिस्सा होती है और FD पर ब्याज मिलता रहता है। जिनकी क्रेडिट हिस्ट्री नहीं है उनके लिए ठीक है; समय पर चुकाने से हिस्ट्री बनती है।',
    ],
    [
      'I pay the minimum due of my card. Is that enough?',
      'It keeps the card open, but the rest costs 3 to 4 % interest a month, and new purchases cost interest from their first day. Pay the whole bill where you can.',
      'कार्ड का मिनिमम ड्यू भर देता हूँ। क्या काफ़ी है?',
      'कार्ड चालू रहता है, पर बाक़ी रकम पर महीने का 3 से 4 % ब्याज लगता है और नई ख़रीद पर भी पहले दिन से। हो सके तो पूरा बिल भरें।',
    ],
  ],
  'Data and complaints': [
    [
      'What does the partner see of me?',
      'The last four characters of your number or e-mail, the product, and how far the application is. Not your name, PAN, income or papers.',
      'पार्टनर को मेरे बारे में क्या दिखता है?',
      'आपके नंबर या ईमेल के आख़िरी चार अक्षर, प्रोडक्ट, और आवेदन कहाँ तक पहुँचा। नाम, PAN, आमदनी या कागज़ नहीं दिखते।',
    ],
    [
      'Who gets my details?',
      'Only the lenders to whom you apply, after you have agreed to words that name the lender and what it is sent. You see each consent under My data and can take it back.',
      'मेरी जानकारी किसे मिलती है?',
      'सिर्फ़ उन्हीं लेंडर को जिनके यहाँ आप आवेदन करते हैं, और तब जब आप उस सहमति पर हाँ कहें जिसमें लेंडर का नाम और भेजी जाने वाली जानकारी लिखी हो। हर सहमति “मेरा डेटा” में दिखती है और वापस ली जा सकती है।',
    ],
    [
      'How do I have my data deleted?',
      'Sign in, open My data and ask for deletion. What the law obliges to keep, such as consents and applications, stays without being used for anything else.',
      'अपना डेटा कैसे मिटवाऊँ?',
      'साइन इन करके “मेरा डेटा” खोलें और मिटाने को कहें। जो क़ानून के अनुसार रखना ज़रूरी है, जैसे सहमति और आवेदन, वह रहता है पर किसी और काम में नहीं आता।',
    ],
    [
      'I get too many calls. How do I stop them?',
      'Take back the consent to messages under My data, and answer STOP to whoever writes. For calls from elsewhere register on 1909 (DND) and complain there within seven days.',
      'बहुत फ़ोन आते हैं। कैसे बंद करूँ?',
      '“मेरा डेटा” में संदेशों की सहमति वापस लें और जो लिखे उसे STOP लिख दें। दूसरी जगहों से आने वाले फ़ोन के लिए 1909 पर DND कराएँ और सात दिन के अंदर वहीं शिकायत करें।',
    ],
    [
      'Where do I complain?',
      'Under Complaints on the page, or with the grievance officer named at its foot: you get a number at once and an answer within 30 days. If a lender does not settle it, the Reserve Bank’s ombudsman (cms.rbi.org.in) decides free of charge.',
      'शिकायत कहाँ करूँ?',
      'पेज पर “शिकायत” में, या नीचे लिखे शिकायत अधिकारी से: नंबर तुरंत मिलता है और जवाब 30 दिन में। लेंडर न सुने तो रिज़र्व बैंक के लोकपाल (cms.rbi.org.in) के पास मुफ़्त में जा सकते हैं।',
    ],
  ],
}
