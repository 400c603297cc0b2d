import type { LanguageId } from '@marketplace/contract/platform/formats'
import { businessTemplates, type BusinessValues } from './business-templates.ts'

export type Channel = 'sms' | 'email'

/** The values that each template takes. */
export interface TemplateValues extends BusinessValues {
  /** `host`: the site that the code is for; browsers read the last line (WebOTP: `@host #code`) and fill the code in there alone. */
  passcode: { brand: string; host: string }
  contact_proof: { brand: string }
  contact_changed: { brand: string }
  contact_change_asked: { brand: string }
  contact_change_finish: { brand: string }
  contact_restored: { brand: string }
  contact_undone: { brand: string }
  application_update: { brand: string; lender: string; status: string }
  complaint_received: { brand: string; number: string; day: string }
  complaint_answered: { brand: string; number: string }
  my_data_copy: { brand: string }
  my_data_delete: { brand: string }
  my_data_sessions: { brand: string }
  account_deleted: { brand: string; certificate: string }
  terms_withdrawn: { brand: string; day: string }
  erasure_ahead: { brand: string; day: string }
  voucher_code: { brand: string; merchant: string; day: string }
  resume_link: { brand: string }
  resume_link_asked: { brand: string }
}
export type TemplateName = keyof TemplateValues

export interface Template {
  /** Sent whatever the customer's consents say: the customer asked for it, or it guards the account. */
  essential: boolean
  sms: Record<LanguageId, string>
  email: Record<LanguageId, { subject: string; text: string }>
}

/** The words of every message, with `{name}` for a value and `{code}` for the passcode or the link. An English SMS fits one part of 160. */
export const templates: Readonly<Record<TemplateName, Template>> = {
  passcode: {
    essential: true,
    sms: {
      en: '{code} is your {brand} passcode, for 5 minutes. Tell nobody, not even us.\n@{host} #{code}',
      hi: '{code} आपका {brand} पासकोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ, हमें भी नहीं।\n@{host} #{code}',
    },
    email: {
      en: {
        subject: 'Your {brand} passcode',
        text: '{code} is your {brand} passcode.\n\nIt works for 5 minutes. Never share it, not even with us. If you did not ask for it, you need not do anything.\n',
      },
      hi: {
        subject: 'आपका {brand} पासकोड',
        text: '{code} आपका {brand} पासकोड है।\n\nयह 5 मिनट तक चलेगा। इसे किसी को न बताएँ, हमें भी नहीं। अगर यह आपने नहीं मँगाया, तो आपको कुछ करने की ज़रूरत नहीं।\n',
      },
    },
  },
  contact_proof: {
    essential: true,
    sms: {
      en: '{code} is the passcode to CHANGE the contact of your {brand} account. If you did not ask for it, share it with nobody.',
      hi: '{code} आपके {brand} खाते का संपर्क बदलने का पासकोड है। यह आपने नहीं मँगाया, तो इसे किसी को न बताएँ।',
    },
    email: {
      en: {
        subject: 'The passcode to change the contact of your {brand} account',
        text: '{code} is the passcode to CHANGE the contact of your {brand} account.\n\nIt works for 5 minutes. If you did not ask for it, share it with nobody: without it nothing is changed.\n',
      },
      hi: {
        subject: 'आपके {brand} खाते का संपर्क बदलने का पासकोड',
        text: '{code} आपके {brand} खाते का संपर्क बदलने का पासकोड है।\n\nयह 5 मिनट तक चलेगा। यह आपने नहीं मँगाया, तो इसे किसी को न बताएँ: इसके बिना कुछ नहीं बदलता।\n',
      },
    },
  },
  contact_changed: {
    essential: true,
    sms: {
      en: '{brand}: the contact that you sign in with was changed. Not you? Take it back within 72 hours: {code}',
      hi: '{brand}: आपके खाते का संपर्क बदल दिया गया है। यह आपने नहीं किया? 72 घंटे के अंदर वापस लें: {code}',
    },
    email: {
      en: {
        subject: 'The contact of your {brand} account was changed',
        text: 'The contact that you sign in to {brand} with was changed. If this was you, there is nothing to do.\n\nIf it was not you, open this link within 72 hours and take the change back:\n\n{code}\n\nYour contact is then as before, and everybody is signed out.\n',
      },
      hi: {
        subject: 'आपके {brand} खाते का संपर्क बदल दिया गया है',
        text: '{brand} में साइन इन करने का आपका संपर्क बदल दिया गया है। अगर यह आपने किया, तो आपको कुछ नहीं करना है।\n\nअगर यह आपने नहीं किया, तो 72 घंटे के अंदर यह लिंक खोलकर बदलाव वापस लें:\n\n{code}\n\nइसके बाद आपका संपर्क पहले जैसा होगा और सब जगह से साइन आउट हो जाएगा।\n',
      },
    },
  },
  contact_change_asked: {
    essential: true,
    sms: {
      en: '{brand}: your account gets another contact in 72 hours, as somebody asked who says they lost this one. Not you? Stop it: {code}',
      hi: '{brand}: किसी ने कहा कि यह संपर्क खो गया है, इसलिए 72 घंटे बाद आपके खाते का संपर्क बदलेगा। यह आप नहीं? इसे रोकें: {code}',
    },
    email: {
      en: {
        subject: 'Somebody asked to change the contact of your {brand} account',
        text: 'Somebody who knows your birth date and the end of your PAN says that this contact is lost, and asked for another one. It can take its place after 72 hours.\n\nIf it was not you, open this link and stop it:\n\n{code}\n\nEverybody is then signed out.\n',
      },
      hi: {
        subject: 'किसी ने आपके {brand} खाते का संपर्क बदलने को कहा है',
        text: 'किसी ने, जिसे आपकी जन्मतिथि और PAN के आख़िरी अक्षर पता हैं, कहा है कि यह संपर्क खो गया है और दूसरा संपर्क दिया है। 72 घंटे बाद वह इसकी जगह ले सकता है।\n\nअगर यह आपने नहीं किया, तो यह लिंक खोलकर इसे रोकें:\n\n{code}\n\nइसके बाद सब जगह से साइन आउट हो जाएगा।\n',
      },
    },
  },
  contact_restored: {
    essential: true,
    sms: {
      en: '{brand}: we took back the change of your contact. This one is yours again, and everybody is signed out.',
      hi: '{brand}: आपके संपर्क का बदलाव हमने वापस ले लिया है। अब यही आपका संपर्क है, और सब जगह से साइन आउट हो गया है।',
    },
    email: {
      en: {
        subject: 'The contact of your {brand} account is as before',
        text: 'Our staff took back the change of your {brand} contact. This one is yours again, and everybody is signed out.\n\nIf you did not ask us for it, write to us at once.\n',
      },
      hi: {
        subject: 'आपके {brand} खाते का संपर्क फिर पहले जैसा है',
        text: 'हमारे स्टाफ़ ने आपके {brand} संपर्क का बदलाव वापस ले लिया है। अब यही आपका संपर्क है, और सब जगह से साइन आउट हो गया है।\n\nअगर आपने यह नहीं कहा था, तो हमें तुरंत लिखें।\n',
      },
    },
  },
  contact_undone: {
    essential: true,
    sms: {
      en: '{brand}: this contact no longer opens the account it was given to: our staff took the change back. Not right? Write to us.',
      hi: '{brand}: यह संपर्क अब उस खाते का नहीं है जिसमें जोड़ा गया था: हमारे स्टाफ़ ने बदलाव वापस ले लिया। गलत है? हमें लिखें।',
    },
    email: {
      en: {
        subject: 'This address no longer opens a {brand} account',
        text: 'This address was made the contact of a {brand} account. Our staff took that back: it opens the account no longer.\n\nIf that is not right, write to us.\n',
      },
      hi: {
        subject: 'यह पता अब {brand} खाता नहीं खोलता',
        text: 'यह पता एक {brand} खाते का संपर्क बनाया गया था। हमारे स्टाफ़ ने वह बदलाव वापस ले लिया: अब इससे खाता नहीं खुलता।\n\nअगर यह सही नहीं है, तो हमें लिखें।\n',
      },
    },
  },
  contact_change_finish: {
    essential: true,
    sms: {
      en: '{brand}: this becomes the contact of your account after 72 hours. Finish it then, within a week: {code}',
      hi: '{brand}: 72 घंटे बाद यह आपके खाते का संपर्क बन सकता है। तब एक हफ़्ते के अंदर इसे पूरा करें: {code}',
    },
    email: {
      en: {
        subject: 'Finish the change of your {brand} contact after 72 hours',
        text: 'You asked {brand} to use this address for your account. Open this link after 72 hours, within a week, to finish the change:\n\n{code}\n\nIf you did not ask for it, you need not do anything.\n',
      },
      hi: {
        subject: '72 घंटे बाद अपने {brand} संपर्क का बदलाव पूरा करें',
        text: 'आपने {brand} से कहा है कि आपके खाते में यह पता रहे। बदलाव पूरा करने के लिए 72 घंटे बाद, एक हफ़्ते के अंदर, यह लिंक खोलें:\n\n{code}\n\nअगर यह आपने नहीं कहा, तो आपको कुछ नहीं करना है।\n',
      },
    },
  },
  application_update: {
    essential: false,
    sms: {
      en: '{brand}: your application to {lender} is now "{status}". Sign in to see what comes next.',
      hi: '{brand}: {lender} को भेजे आपके आवेदन की स्थिति अब "{status}" है। आगे क्या करना है, साइन इन करके देखें।',
    },
    email: {
      en: {
        subject: 'Your application to {lender}: {status}',
        text: 'Your application to {lender} is now "{status}".\n\nSign in to {brand} to see what comes next.\n',
      },
      hi: {
        subject: '{lender} को भेजा आपका आवेदन: {status}',
        text: '{lender} को भेजे आपके आवेदन की स्थिति अब "{status}" है।\n\nआगे क्या करना है, {brand} में साइन इन करके देखें।\n',
      },
    },
  },
  complaint_received: {
    essential: true,
    sms: {
      en: '{brand}: we have your complaint {number}. You will have an answer by {day}. Sign in to follow it.',
      hi: '{brand}: आपकी शिकायत {number} हमें मिल गई है। {day} तक जवाब मिलेगा। साइन इन करके इसे देखें।',
    },
    email: {
      en: {
        subject: 'Your complaint {number}',
        text: 'We have your complaint {number}. You will have an answer by {day}.\n\nSign in to {brand} to follow it.\n',
      },
      hi: {
        subject: 'आपकी शिकायत {number}',
        text: 'आपकी शिकायत {number} हमें मिल गई है। {day} तक जवाब मिलेगा।\n\n{brand} में साइन इन करके इसे देखें।\n',
      },
    },
  },
  complaint_answered: {
    essential: true,
    sms: {
      en: '{brand}: your complaint {number} is answered. Sign in to read it and to say whether it helps.',
      hi: '{brand}: आपकी शिकायत {number} का जवाब आ गया है। साइन इन करके पढ़ें और बताएँ कि बात बनी या नहीं।',
    },
    email: {
      en: {
        subject: 'Your complaint {number} is answered',
        text: 'Your complaint {number} is answered.\n\nSign in to {brand} to read it and to say whether it helps.\n',
      },
      hi: {
        subject: 'आपकी शिकायत {number} का जवाब',
        text: 'आपकी शिकायत {number} का जवाब आ गया है।\n\n{brand} में साइन इन करके पढ़ें और बताएँ कि बात बनी या नहीं।\n',
      },
    },
  },
  my_data_copy: {
    essential: true,
    sms: {
      en: '{code} is the passcode for a copy of your {brand} data. It works for 5 minutes. Never share it.',
      hi: '{code} आपकी {brand} जानकारी की कॉपी का पासकोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
    },
    email: {
      en: {
        subject: 'The passcode for a copy of your {brand} data',
        text: '{code} is the passcode for a copy of your {brand} data.\n\nIt works for 5 minutes. Never share it. If you did not ask for it, sign in and end your sessions.\n',
      },
      hi: {
        subject: 'आपकी {brand} जानकारी की कॉपी का पासकोड',
        text: '{code} आपकी {brand} जानकारी की कॉपी का पासकोड है।\n\nयह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n',
      },
    },
  },
  my_data_delete: {
    essential: true,
    sms: {
      en: '{code} is the passcode to DELETE your {brand} account for good. If you did not ask for it, share it with nobody.',
      hi: '{code} आपका {brand} खाता हमेशा के लिए मिटाने का पासकोड है। यह आपने नहीं मँगाया, तो इसे किसी को न बताएँ।',
    },
    email: {
      en: {
        subject: 'The passcode to delete your {brand} account',
        text: '{code} is the passcode to DELETE your {brand} account for good.\n\nIt works for 5 minutes. If you did not ask for it, share it with nobody: without it nothing is deleted.\n',
      },
      hi: {
        subject: 'आपका {brand} खाता मिटाने का पासकोड',
        text: '{code} आपका {brand} खाता हमेशा के लिए मिटाने का पासकोड है।\n\nयह 5 मिनट तक चलेगा। यह आपने नहीं मँगाया, तो इसे किसी को न बताएँ: इसके बिना कुछ नहीं मिटता।\n',
      },
    },
  },
  my_data_sessions: {
    essential: true,
    sms: {
      en: '{code} is the passcode to sign other devices out of your {brand} account. It works for 5 minutes. Never share it.',
      hi: '{code} दूसरे डिवाइस से आपके {brand} खाते का साइन आउट करने का पासकोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
    },
    email: {
      en: {
        subject: 'The passcode to sign other devices out of {brand}',
        text: '{code} is the passcode to sign other devices out of your {brand} account.\n\nIt works for 5 minutes. Never share it.\n',
      },
      hi: {
        subject: '{brand} से दूसरे डिवाइस को साइन आउट करने का पासकोड',
        text: '{code} दूसरे डिवाइस से आपके {brand} खाते का साइन आउट करने का पासकोड है।\n\nयह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n',
      },
    },
  },
  account_deleted: {
    essential: true,
    sms: {
      en: '{brand}: your account and data are deleted. Certificate {certificate}. This is our last message to this number.',
      hi: '{brand}: आपका खाता और आपकी जानकारी मिटा दी गई है। प्रमाणपत्र {certificate}। इस नंबर पर यह हमारा आख़िरी संदेश है।',
    },
    email: {
      en: {
        subject: 'Your {brand} account is deleted',
        text: 'Your {brand} account and data are deleted. Your certificate is {certificate}; keep it if you want to ask about it one day.\n\nThis is our last message to this address.\n',
      },
      hi: {
        subject: 'आपका {brand} खाता मिटा दिया गया है',
        text: 'आपका {brand} खाता और आपकी जानकारी मिटा दी गई है। आपका प्रमाणपत्र {certificate} है; कभी इसके बारे में पूछना हो, तो इसे सँभालकर रखें।\n\nइस पते पर यह हमारा आख़िरी संदेश है।\n',
      },
    },
  },
  terms_withdrawn: {
    essential: true,
    sms: {
      en: '{brand}: you withdrew your consent. We delete your data on {day}. To keep your account, log in and agree before.',
      hi: '{brand}: आपने सहमति वापस ले ली है। हम {day} को आपकी जानकारी मिटा देंगे। खाता रखना हो तो उससे पहले लॉग इन करके सहमति दें।',
    },
    email: {
      en: {
        subject: '{brand} deletes your data on {day}',
        text: 'You withdrew your consent to {brand}. We delete your account and data on {day}.\n\nTo keep the account, log in and agree again before that day. If it was not you who withdrew it, log in and contact our support.\n',
      },
      hi: {
        subject: '{brand} {day} को आपकी जानकारी मिटा देगा',
        text: 'आपने {brand} को दी सहमति वापस ले ली है। हम {day} को आपका खाता और आपकी जानकारी मिटा देंगे।\n\nखाता रखना हो तो उससे पहले लॉग इन करके फिर सहमति दें। अगर सहमति आपने वापस नहीं ली, तो लॉग इन करके हमारे सपोर्ट से बात करें।\n',
      },
    },
  },
  erasure_ahead: {
    // The law wants it said before (DPDP Rules 2025, rule 8).
    essential: true,
    sms: {
      en: '{brand}: you have not logged in for long, so we delete your data on {day}. To keep them, log in before.',
      hi: '{brand}: आपने बहुत समय से लॉग इन नहीं किया, इसलिए {day} को आपकी जानकारी मिटा दी जाएगी। रखनी हो तो उससे पहले लॉग इन करें।',
    },
    email: {
      en: {
        subject: '{brand} deletes your data on {day}',
        text: 'You have not logged in to {brand} for a long time. We therefore delete your account and data on {day}.\n\nTo keep them, log in before that day.\n',
      },
      hi: {
        subject: '{brand} {day} को आपकी जानकारी मिटा देगा',
        text: 'आपने बहुत समय से {brand} में लॉग इन नहीं किया है। इसलिए हम {day} को आपका खाता और आपकी जानकारी मिटा देंगे।\n\nइन्हें रखना हो तो उससे पहले लॉग इन करें।\n',
      },
    },
  },
  voucher_code: {
    // The customer pressed the button that promises it.
    essential: true,
    sms: {
      en: '{code} is your voucher code for {merchant}, valid until {day}. {brand}',
      hi: '{merchant} के लिए आपका वाउचर कोड {code} है। {day} तक चलेगा। {brand}',
    },
    email: {
      en: {
        subject: 'Your voucher for {merchant}',
        text: '{code} is your voucher code for {merchant}. It is valid until {day}.\n\nSign in to {brand} to see how to use it. The code stays there.\n',
      },
      hi: {
        subject: '{merchant} के लिए आपका वाउचर',
        text: '{merchant} के लिए आपका वाउचर कोड {code} है। यह {day} तक चलेगा।\n\nइसे कैसे इस्तेमाल करना है, {brand} में साइन इन करके देखें। कोड वहाँ भी मिलेगा।\n',
      },
    },
  },
  resume_link: {
    essential: false,
    sms: {
      en: '{brand}: go on where you stopped: {code} Works once, for 24 hours.',
      hi: '{brand}: जहाँ रुके थे, वहीं से आगे बढ़ें: {code} यह एक बार, 24 घंटे के अंदर चलेगा।',
    },
    email: {
      en: {
        subject: '{brand}: go on where you stopped',
        text: 'You began something at {brand} and stopped midway. This link goes on where you were:\n\n{code}\n\nThe link works once, for 24 hours. We then send a passcode to you: nobody gets in by the link alone.\n',
      },
      hi: {
        subject: '{brand}: जहाँ रुके थे, वहीं से आगे बढ़ें',
        text: 'आपने {brand} पर कुछ शुरू किया था और बीच में रुक गए। इस लिंक से वहीं से आगे बढ़ें:\n\n{code}\n\nयह लिंक एक बार, 24 घंटे के अंदर चलेगा। इसके बाद हम आपको पासकोड भेजते हैं: सिर्फ़ लिंक से कोई अंदर नहीं जा सकता।\n',
      },
    },
  },
  resume_link_asked: {
    essential: true,
    sms: {
      en: '{brand}: go on where you stopped: {code} Works once, for 24 hours.',
      hi: '{brand}: जहाँ रुके थे, वहीं से आगे बढ़ें: {code} यह एक बार, 24 घंटे के अंदर चलेगा।',
    },
    email: {
      en: {
        subject: '{brand}: go on where you stopped',
        text: 'You asked {brand} for a link to go on later:\n\n{code}\n\nThe link works once, for 24 hours. We then send a passcode to you: nobody gets in by the link alone.\n',
      },
      hi: {
        subject: '{brand}: जहाँ रुके थे, वहीं से आगे बढ़ें',
        text: 'आपने {brand} से बाद में आगे बढ़ने का लिंक माँगा था:\n\n{code}\n\nयह लिंक एक बार, 24 घंटे के अंदर चलेगा। इसके बाद हम आपको पासकोड भेजते हैं: सिर्फ़ लिंक से कोई अंदर नहीं जा सकता।\n',
      },
    },
  },
  ...businessTemplates,
}
