/**
 * Words that the published lists of leaked passwords are made of, and whole passwords of twelve signs and more from them, in
 * small letters and without the usual replacements (0 for o, @ for a). Shorter passwords are refused by their length.
 */
const words = `
password passwort passcode passphrase passwd letmein welcome login logon signin secret private master admin administrator root
superuser superadmin sysadmin manager owner user username guest test tester testing demo sample example default temp temporary
changeme change newpass mypass trustno access account security secure server system database office company support service
helpdesk computer laptop internet windows microsoft google facebook instagram whatsapp twitter youtube linkedin amazon flipkart
android iphone samsung nokia oracle cisco qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx
qazwsxedc qweasd qweasdzxc qwer poiuy lkjhg mnbvc abcd abcdef iloveyou iloveme loveyou lovely love forever sunshine princess
prince queen king angel baby babygirl honey sweet sweety sweetheart darling jaan jaanu beautiful pretty handsome cool awesome
monkey dragon tiger lion eagle falcon phoenix panda puppy kitty dolphin butterfly flower rose orange banana apple mango cherry
chocolate cookie coffee pepper ginger football cricket baseball basketball soccer hockey tennis champion winner legend hero
superman batman spiderman ironman avengers pokemon naruto starwars matrix shadow killer hunter ranger soldier warrior ninja
pirate wizard gandalf merlin magic mustang ferrari porsche mercedes yamaha honda pulsar bullet freedom liberty victory success
lucky happy smile friend friends family mother father mummy mommy daddy papa mama brother sister bhai didi india indian bharat
hindustan mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune lucknow jaipur kanpur kashmir ganesh ganesha krishna
krish shiva hanuman jesus christ allah bismillah mohammad muhammad sairam omsairam jaishreeram jaimatadi jaihind ganpati laxmi
lakshmi durga saraswati kumar sharma verma singh gupta patel khan sachin dhoni virat kohli salman shahrukh priya pooja rahul
amit sumit rohit ravi suresh ramesh deepak sanjay vijay ajay anita sunita neha kavita michael jordan charlie robert thomas
daniel andrew joshua matthew anthony william george jennifer jessica michelle ashley amanda nicole summer winter spring autumn
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november
december money rupee rupees cash bank banking loan loans credit debit finance payment business market marketplace lender
partner customer hello goodbye please thank thanks yellow purple silver golden diamond crystal rainbow blue green black white
school college university student teacher doctor engineer whatever nothing something anything nobody never always again
mobile phone number email gmail yahoo hotmail rediff correcthorsebatterystaple thisismypassword
`
const whole = `
1qaz2wsx3edc 1qaz2wsx3edc4rfv zaq12wsxcde3 zaq1xsw2cde3 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i 1q2w3e4r5t 1q2w3e4r q1w2e3r4t5y6 q1w2e3r4
qwer1234asdf qwe123asd456 qwe123qwe123 asd123asd123 a1b2c3d4e5f6 a1s2d3f4g5h6 abc123abc123 abcd1234abcd 1234qwerasdf
1234abcd5678 147258369 147258369000 159357258456 741852963 789456123 789456123000 963852741 121212121212 112233445566
123321123321 123123123123 123456123456 102030405060 112211221122 111222333444 987654321000 246813579 135792468 1a2b3c4d5e6f
nevermindnevermind opensesameopen tobeornottobe maytheforcebewithyou heresjohnny mynameisjohn bondjamesbond
`
const list = (text: string): string[] => text.trim().split(/\s+/)

/** Longest first: of two that fit, the longer one counts. */
export const commonPasswords: readonly string[] = [...new Set([...list(words), ...list(whole)])].sort(
  (one, other) => other.length - one.length,
)
