import type { Template } from './templates.ts'

/** Values of the messages that go to no customer as such: to lenders, partners and staff, and to whoever asked us by the help form. */
export interface BusinessValues {
  complaint_handed_over: { brand: string; number: string; day: string }
  help_answered: { brand: string; number: string }
  statement_shown: { brand: string; number: string; day: string }
  statement_paid: { brand: string; number: string; day: string }
  account_viewed: { brand: string; who: string; day: string }
  kyc_refused: { brand: string }
  kyc_again: { brand: string }
  report_ready: { brand: string; report: string; days: string }
  partner_digest: { brand: string; number: string }
  hook_switched_off: { brand: string; endpoint: string }
  team_invited: { brand: string; partner: string; role: string }
  team_invited_elsewhere: { brand: string; partner: string }
}

export const businessTemplates: Readonly<Record<keyof BusinessValues, Template>> = {
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
  // The answer stands below, as staff wrote it. It goes to the address that was typed with the question.
  help_answered: {
    essential: true,
    sms: {
      en: '{brand}: your question {number} is answered. Please read our e-mail.',
      hi: '{brand}: आपके सवाल {number} का जवाब दे दिया गया है। हमारा ईमेल देखें।',
    },
    email: {
      en: {
        subject: '{brand}: the answer to your question {number}',
        text: 'You asked us for help. Here is our answer:\n',
      },
      hi: {
        subject: '{brand}: आपके सवाल {number} का जवाब',
        text: 'आपने हमसे मदद माँगी थी। हमारा जवाब यह है:\n',
      },
    },
  },
  statement_shown: {
    essential: true,
    sms: {
      en: '{brand}: statement {number} is in your partner area. You may object to a line until {day}.',
      hi: '{brand}: स्टेटमेंट {number} आपके पार्टनर एरिया में है। {day} तक किसी भी लाइन पर आपत्ति कर सकते हैं।',
    },
    email: {
      en: {
        subject: '{brand}: your statement {number}',
        text: 'Your statement {number} is in your partner area, with every loan in it and why others are not.\n\nIf a line is wrong, open a dispute on it by {day}. The rest is not held up.\n',
      },
      hi: {
        subject: '{brand}: आपका स्टेटमेंट {number}',
        text: 'आपका स्टेटमेंट {number} आपके पार्टनर एरिया में है: उसमें हर लोन है, और जो नहीं है उसकी वजह भी।\n\nकोई लाइन ग़लत हो, तो {day} तक उस पर आपत्ति करें। बाकी रकम नहीं रुकेगी।\n',
      },
    },
  },
  statement_paid: {
    essential: true,
    sms: {
      en: '{brand}: statement {number} was paid to your bank account on {day}.',
      hi: '{brand}: स्टेटमेंट {number} की रकम {day} को आपके बैंक खाते में भेजी गई।',
    },
    email: {
      en: {
        subject: '{brand}: statement {number} is paid',
        text: 'We paid your statement {number} to your bank account on {day}. The UTR stands on the statement in your partner area.\n',
      },
      hi: {
        subject: '{brand}: स्टेटमेंट {number} का भुगतान हो गया',
        text: 'हमने आपके स्टेटमेंट {number} की रकम {day} को आपके बैंक खाते में भेज दी है। UTR आपके पार्टनर एरिया में स्टेटमेंट पर है।\n',
      },
    },
  },
  // Which details stands in the partner area alone.
  kyc_again: {
    essential: true,
    sms: {
      en: '{brand}: details of your record have changed and have to be checked again. See your partner area, Business details.',
      hi: '{brand}: आपके रिकॉर्ड की जानकारी बदली है, उसकी जाँच दोबारा होगी। आपके पार्टनर एरिया में Business details पेज देखें।',
    },
    email: {
      en: {
        subject: '{brand}: please send business details again',
        text: 'What we have on record of your business, tax or bank has changed since we checked it.\n\nPlease look at it in your partner area under Settings, Business details, and send what is marked there again. Until a changed bank account is checked, nothing is paid out. If you know of no change, write to us at once. We never ask for a PAN or an account number by e-mail.\n',
      },
      hi: {
        subject: '{brand}: कृपया बिज़नेस की जानकारी दोबारा भेजें',
        text: 'आपके बिज़नेस, टैक्स या बैंक की जो जानकारी हमारे रिकॉर्ड में है, वह हमारी जाँच के बाद बदली है।\n\nकृपया इसे अपने पार्टनर एरिया में Settings, Business details पर देखें और वहाँ जो चिह्नित है उसे दोबारा भेजें। बदले हुए बैंक खाते की जाँच होने तक कोई भुगतान नहीं होगा। अगर आपको किसी बदलाव का पता नहीं है, तो तुरंत हमें लिखें। हम पैन या खाता नंबर ई-मेल से कभी नहीं माँगते।\n',
      },
    },
  },
  // Why stands in the partner area alone: what staff write may name the bank or the holder.
  kyc_refused: {
    essential: true,
    sms: {
      en: '{brand}: we could not check details that you sent in. Why: see your partner area, Business details.',
      hi: '{brand}: आपकी भेजी जानकारी की जाँच पूरी नहीं हुई। वजह आपके पार्टनर एरिया में Business details पेज पर है।',
    },
    email: {
      en: {
        subject: '{brand}: please send your business details again',
        text: 'We could not check something that you sent in of your business, tax or bank.\n\nWhat it is and why stands in your partner area under Settings, Business details. Send it again there. We never ask for a PAN or an account number by e-mail.\n',
      },
      hi: {
        subject: '{brand}: कृपया अपने बिज़नेस की जानकारी दोबारा भेजें',
        text: 'आपने बिज़नेस, टैक्स या बैंक की जो जानकारी भेजी, उसमें से कुछ की जाँच पूरी नहीं हुई।\n\nक्या और क्यों, यह आपके पार्टनर एरिया में Settings, Business details पर है। वहीं से दोबारा भेजें। हम पैन या खाता नंबर ई-मेल से कभी नहीं माँगते।\n',
      },
    },
  },
  account_viewed: {
    essential: true,
    sms: {
      en: '{brand}: {who} of our staff looked at your partner area on {day}. Why, and at what: see Account access.',
      hi: '{brand}: हमारे स्टाफ़ {who} ने {day} को आपका पार्टनर एरिया देखा। क्यों और क्या, Account access पेज पर देखें।',
    },
    email: {
      en: {
        subject: '{brand}: our staff looked at your partner area',
        text: '{who} of our staff looked at your partner area on {day}. Nothing was changed: whoever looks in can change nothing.\n\nWhy, how long and which pages stands in your partner area under Account access. There you also say whether staff may look in without asking, and whether we write to you.\n',
      },
      hi: {
        subject: '{brand}: हमारे स्टाफ़ ने आपका पार्टनर एरिया देखा',
        text: 'हमारे स्टाफ़ {who} ने {day} को आपका पार्टनर एरिया देखा। कुछ भी बदला नहीं गया: देखने वाला कुछ बदल नहीं सकता।\n\nक्यों, कितनी देर और कौन से पेज, यह आपके पार्टनर एरिया में Account access पेज पर है। वहीं आप बता सकते हैं कि स्टाफ़ बिना पूछे देख सकता है या नहीं, और हम आपको लिखें या नहीं।\n',
      },
    },
  },
  // To staff, as a link: no figure leaves by mail.
  report_ready: {
    essential: true,
    sms: {
      en: '{brand}: {report} for {days} is ready: {code}',
      hi: '{brand}: {days} की {report} तैयार है: {code}',
    },
    email: {
      en: {
        subject: '{report}, {days}',
        text: 'The {report} of {brand} for {days} is ready. Open it and sign in:\n\n{code}\n',
      },
      hi: {
        subject: '{report}, {days}',
        text: '{brand} की {report} ({days}) तैयार है। इसे खोलें और साइन इन करें:\n\n{code}\n',
      },
    },
  },
  // To a partner at once: its own system hears nothing any more.
  hook_switched_off: {
    essential: true,
    sms: {
      en: '{brand}: we send nothing to your endpoint {endpoint} any more. See Digital integration: {code}',
      hi: '{brand}: हम अब आपके एंडपॉइंट {endpoint} पर कुछ नहीं भेजते। Digital integration देखें: {code}',
    },
    email: {
      en: {
        subject: '{brand}: nothing is sent to your endpoint {endpoint} any more',
        text: 'Your endpoint {endpoint} answered that it is gone, or has failed for as long as we try. We send nothing to it until you switch it on again. What was not delivered waits in the list and can be sent again:\n\n{code}\n',
      },
      hi: {
        subject: '{brand}: आपके एंडपॉइंट {endpoint} पर अब कुछ नहीं भेजा जाता',
        text: 'आपके एंडपॉइंट {endpoint} ने बताया कि वह बंद है, या जितनी देर हम कोशिश करते हैं उतनी देर तक वह विफल रहा। जब तक आप उसे फिर चालू नहीं करते, हम उस पर कुछ नहीं भेजते। जो नहीं पहुँचा वह सूची में है और फिर भेजा जा सकता है:\n\n{code}\n',
      },
    },
  },
  // To a partner once a day: how much happened and where it is read, nothing of what it was.
  partner_digest: {
    essential: true,
    sms: {
      en: '{brand}: news in your partner area ({number}): {code}',
      hi: '{brand}: आपके पार्टनर एरिया में नई सूचनाएँ ({number}): {code}',
    },
    email: {
      en: {
        subject: '{brand}: news in your partner area ({number})',
        text: 'Something happened yesterday that you may want to know ({number}). Sign in and read it:\n\n{code}\n\nThere you also choose of what we write to you, or end these e-mails.\n',
      },
      hi: {
        subject: '{brand}: आपके पार्टनर एरिया में नई सूचनाएँ ({number})',
        text: 'कल ऐसा कुछ हुआ जो आप जानना चाहेंगे ({number})। साइन इन करके पढ़ें:\n\n{code}\n\nवहीं आप चुन सकते हैं कि हम किस बारे में लिखें, या ये ई-मेल बंद कर सकते हैं।\n',
      },
    },
  },
  // To whom a partner invites into its team; a name that its owner typed is not in it.
  team_invited: {
    essential: true,
    sms: {
      en: '{brand}: {partner} invites you to its partner area ({role}). Good for 7 days: {code}',
      hi: '{brand}: {partner} ने आपको अपने पार्टनर एरिया ({role}) में बुलाया है। 7 दिन तक: {code}',
    },
    email: {
      en: {
        subject: '{brand}: {partner} invites you to its team',
        text: '{partner} invites you to its partner area at {brand}, with the role {role}. Open this link and choose a password of your own:\n\n{code}\n\nThe link is good for seven days, and once. If you do not know {partner}, do nothing: nobody signs in without you. We never ask for a password by e-mail.\n',
      },
      hi: {
        subject: '{brand}: {partner} ने आपको अपनी टीम में बुलाया है',
        text: '{partner} ने आपको {brand} के अपने पार्टनर एरिया में बुलाया है। भूमिका: {role}। यह लिंक खोलें और अपना पासवर्ड चुनें:\n\n{code}\n\nयह लिंक सात दिन तक और एक ही बार चलता है। अगर आप {partner} को नहीं जानते, तो कुछ न करें: आपके बिना कोई साइन इन नहीं होता। हम ई-मेल से पासवर्ड कभी नहीं माँगते।\n',
      },
    },
  },
  // In its place where the address signs in already: who invites is not told.
  team_invited_elsewhere: {
    essential: true,
    sms: {
      en: '{brand}: {partner} invited you, but this address signs in to another partner area already.',
      hi: '{brand}: {partner} ने आपको बुलाया, पर यह पता पहले से दूसरे पार्टनर एरिया में साइन इन करता है।',
    },
    email: {
      en: {
        subject: '{brand}: {partner} invited you to its team',
        text: '{partner} invited you to its partner area at {brand}. This e-mail address signs in to another partner area already, and one address signs in to one. Nothing has changed there, and {partner} was not told.\n\nTo work for {partner} ask them to invite another address of yours. If you do not know {partner}, do nothing.\n',
      },
      hi: {
        subject: '{brand}: {partner} ने आपको अपनी टीम में बुलाया',
        text: '{partner} ने आपको {brand} के अपने पार्टनर एरिया में बुलाया। यह ई-मेल पता पहले से दूसरे पार्टनर एरिया में साइन इन करता है, और एक पता एक ही जगह चलता है। वहाँ कुछ नहीं बदला, और {partner} को यह नहीं बताया गया।\n\n{partner} के लिए काम करना हो, तो उनसे अपने दूसरे पते पर बुलावा माँगें। अगर आप {partner} को नहीं जानते, तो कुछ न करें।\n',
      },
    },
  },
}
