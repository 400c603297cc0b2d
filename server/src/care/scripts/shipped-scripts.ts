import type { CallPurpose } from '@marketplace/contract/care/telecalling'
import type { LanguageId } from '@marketplace/contract/platform/formats'

/**
 * What is said where nobody wrote anything of their own: version 0. It names who calls and what about, and promises nothing. {lender} is
 * said of tasks that have one alone.
 */
export const shippedScripts: Readonly<Record<CallPurpose, Readonly<Record<LanguageId, string>>>> = {
  documents: {
    en: 'Good day, {customer}. I am calling from {brand}. It is about your application with {lender}.\n\nThe lender asks: {asked}. Could you send it today? I can send you a link to go on.',
    hi: 'नमस्ते {customer} जी। मैं {brand} से बात कर रही हूँ। यह कॉल {lender} के आपके आवेदन के बारे में है।\n\nलेंडर को यह चाहिए: {asked}। क्या आप आज भेज सकते हैं? मैं आगे बढ़ने का लिंक भेज सकती हूँ।',
  },
  offer_not_sent: {
    en: 'Good day, {customer}. I am calling from {brand}. You chose the offer of {lender}, and your application has not reached the lender yet.\n\nWould you like to go on with it? I can send you a link.',
    hi: 'नमस्ते {customer} जी। मैं {brand} से बात कर रही हूँ। आपने {lender} का ऑफ़र चुना था, और आपका आवेदन अभी लेंडर तक नहीं पहुँचा है।\n\nक्या आप आगे बढ़ना चाहेंगे? मैं आपको लिंक भेज सकती हूँ।',
  },
  no_news: {
    en: 'Good day, {customer}. I am calling from {brand}. It is about your application with {lender}. We have had no news of it for some days.\n\nHas the lender asked you for anything? Is there anything you wait for?',
    hi: 'नमस्ते {customer} जी। मैं {brand} से बात कर रही हूँ। यह कॉल {lender} के आपके आवेदन के बारे में है। कुछ दिनों से उसकी कोई ख़बर नहीं आई है।\n\nक्या लेंडर ने आपसे कुछ माँगा है? क्या आप किसी चीज़ का इंतज़ार कर रहे हैं?',
  },
  help: {
    en: 'Good day, {customer}. I am calling from {brand}: you asked us to call. How may I help?',
    hi: 'नमस्ते {customer} जी। मैं {brand} से बात कर रही हूँ। आपने हमें कॉल करने को कहा था। मैं आपकी क्या मदद कर सकती हूँ?',
  },
  call_back: {
    en: 'Good day, {customer}. I am calling from {brand}, at the time that we agreed on. Is this a good moment?',
    hi: 'नमस्ते {customer} जी। मैं {brand} से बात कर रही हूँ, उसी समय पर जो हमने तय किया था। क्या अभी बात हो सकती है?',
  },
}
