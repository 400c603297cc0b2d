import type { products as english } from '../en/products.ts'
import type { Translated } from '../translated.ts'

export const products = {
  'products.range_amount': '{least} से {most}',
  'products.range_rate': 'सालाना {low} से {high}',
  'products.range_rate_one': 'सालाना {rate}',
  'products.range_term': '{months} महीने तक',
  'products.name.Personal Loans': 'पर्सनल लोन',
  'products.name.Business Loans': 'बिज़नेस लोन',
  'products.name.Gold Loans': 'गोल्ड लोन',
  'products.name.Affordable Housing Loan': 'किफ़ायती होम लोन',
  'products.name.Credit Cards': 'क्रेडिट कार्ड',
  'products.name.Student Loans': 'पढ़ाई के लिए लोन',
  'products.name.Discount Vouchers': 'डिस्काउंट वाउचर',
  'products.name.Deals': 'डील्स',
  'products.name.2-wheeler': 'टू-व्हीलर लोन',
  'products.name.Car': 'कार लोन',
  'products.name.Health': 'हेल्थ इंश्योरेंस',
  'products.name.Shop': 'दुकान का इंश्योरेंस',
  'products.name.Other Insurance': 'दूसरे इंश्योरेंस',
} satisfies Translated<typeof english>
