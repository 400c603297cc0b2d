import type { LanguageId } from '@marketplace/contract/platform/formats'

export type Channel = 'sms' | 'email'

/** The values that each template takes. */
export interface TemplateValues {
  passcode: { brand: string }
  contact_changed: { brand: string }
  application_update: { brand: string; lender: string; status: string }
  complaint_received: { brand: string; number: string; day: string }
  complaint_answered: { brand: string; number: string }
  complaint_handed_over: { brand: string; number: string; day: string }
  my_data_copy: { brand: string }
  my_data_delete: { brand: string }
  account_deleted: { brand: string; certificate: string }
  voucher_code: { brand: string; merchant: string; day: string }
  resume_link: { brand: string }
  resume_link_asked: { brand: string }
}
export type TemplateName = keyof TemplateValues

interface Template {
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
      en: '{code} is your {brand} passcode. It works for 5 minutes. Never share it, not even with us.',
      hi: '{code} आपका {brand} पासकोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ, हमें भी नहीं।',
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
  contact_changed: {
    essential: true,
    sms: {
      en: 'Your {brand} account now uses another mobile number. If this was not you, contact our support at once.',
      hi: 'आपके {brand} खाते में अब दूसरा मोबाइल नंबर है। अगर यह आपने नहीं किया, तो तुरंत हमारे सपोर्ट से बात करें।',
    },
    email: {
      en: {
        subject: 'Your {brand} account uses another e-mail address now',
        text: 'Your {brand} account now uses another e-mail address. If this was not you, contact our support at once.\n',
      },
      hi: {
        subject: 'आपके {brand} खाते में अब दूसरा ईमेल है',
        text: 'आपके {brand} खाते में अब दूसरा ईमेल है। अगर यह आपने नहीं किया, तो तुरंत हमारे सपोर्ट से बात करें।\n',
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
  // To the nodal officer of a lender; what the complaint is stands below, as the letter of the order.
  complaint_handed_over: {
    essential: true,
    sms: {
      en: '{brand}: complaint {number} is with you for an answer by {day}.',
      hi: '{brand}: शिकायत {number} आपके पास है। {day} तक जवाब दें।',
    },
    email: {
      en: {
        subject: 'Complaint {number} for your nodal officer, due {day}',
        text: 'To the nodal grievance redressal officer.\n\nA customer of {brand}, your lending service provider, has complained. We pass it on to you.\n\n',
      },
      hi: {
        subject: 'आपके नोडल अधिकारी के लिए शिकायत {number}, {day} तक',
        text: 'सेवा में, नोडल शिकायत निवारण अधिकारी।\n\nआपके लेंडिंग सर्विस प्रोवाइडर {brand} के एक ग्राहक ने शिकायत की है। हम इसे आपको भेज रहे हैं।\n\n',
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
}
