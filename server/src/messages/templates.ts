import type { LanguageId } from '@marketplace/contract/formats'

export type Channel = 'sms' | 'email'

/** The values that each template takes. */
export interface TemplateValues {
  passcode: { brand: string }
  contact_changed: { brand: string }
  application_update: { brand: string; lender: string; status: string }
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
