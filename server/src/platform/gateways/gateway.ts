/** The parties that carry something for us: both SMS gateways, the mail server, the CRM, the store of files. */
export type Gateway = 'sms' | 'sms_second' | 'email' | 'crm' | 's3'
