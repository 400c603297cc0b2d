import type { FileField } from '@marketplace/contract/money/lender-file-words'

/** What lenders write over a column (domain.md 7.1), in the form of `titleKey`. */
const aliases: Readonly<Record<FileField, readonly string[]>> = {
  our_reference: [
    'uniqueid',
    'ourreference',
    'subid',
    'clickid',
    'utmcontent',
    'partnerref',
    'partnerreference',
    'clid',
    'appref',
    'lanumber',
    'applicationnumber',
  ],
  lender_application_id: [
    'applicationid',
    'appid',
    'applicationno',
    'arn',
    'loanapplicationnumber',
    'leadid',
    'fileno',
  ],
  loan_account: ['loanaccountno', 'loanaccount', 'loanaccountnumber', 'lan', 'loanid'],
  utr: ['utr', 'utrno', 'utrnumber', 'bankreference'],
  lender: ['lender', 'lendername', 'bank', 'bankname'],
  product: ['product', 'loantype', 'cardname', 'variant', 'producttype'],
  status: [
    'status',
    'stage',
    'currentstatus',
    'appstatus',
    'applicationstatus',
    'disposition',
    'custstatus',
    'loanstatus',
  ],
  status_date: ['statusdate', 'statusdt', 'lastupdated', 'lastupdatedon', 'decisiondate', 'updatedon'],
  reject_reason: ['rejectreason', 'rejectionreason', 'remarks', 'reasoncode', 'reason'],
  sanctioned_amount: [
    'sanctionedamount',
    'sancamt',
    'sanctionamount',
    'approvedamount',
    'loanamountsanctioned',
    'sanctionamt',
  ],
  disbursed_amount: [
    'disbursedamount',
    'disbursementamt',
    'disbursementamount',
    'disbursalamount',
    'disbamt',
    'disbursed',
    'loanamountdisbursed',
  ],
  disbursal_date: ['disbursaldate', 'disburseddate', 'disbursementdate', 'disbdate', 'disbdt'],
  payout_amount: ['payoutamount', 'commission', 'commissionamount', 'brokerage', 'payout', 'netpayout'],
  payout_percent: ['payoutpercent', 'commissionpercent', 'payoutrate', 'commissionrate'],
  payout_month: ['payoutmonth', 'commissionmonth', 'billingmonth'],
  invoice_no: ['invoiceno', 'invoicenumber', 'invoice'],
  tds_amount: ['tds', 'tdsamount'],
  gst_amount: ['gst', 'gstamount'],
  mobile: ['mobile', 'mobileno', 'mobilenumber', 'phone', 'phoneno', 'contact', 'contactno'],
  pan: ['pan', 'panno', 'taxid', 'pannumber'],
  customer_name: ['name', 'applicantname', 'customername', 'custname', 'borrowername'],
}

/** The form by which titles are compared: small letters and digits alone; a percent sign is a word. */
export const titleKey = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, '')

const byAlias: ReadonlyMap<string, FileField> = new Map(
  (Object.keys(aliases) as FileField[]).flatMap((field) =>
    [field.replaceAll('_', ''), ...aliases[field]].map((alias): [string, FileField] => [alias, field]),
  ),
)

/** The field that a title is known to stand for; null where it has to be asked. */
export const fieldOfTitle = (title: string): FileField | null => byAlias.get(titleKey(title)) ?? null
