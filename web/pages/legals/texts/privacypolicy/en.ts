import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Privacy policy',
  description:
    'What personal data Rumbo uses, why and for how long, what is public in the directory, which cookies it sets, and how to exercise your rights.',
  inForce: 'Effective {date}',
  intro: [
    'This policy explains what personal data Rumbo uses, why, for how long, who sees it and what choices you have. In short: we ask only for what a directory needs, we publish what helps customers find a business, we do not sell personal data, and we set no advertising cookies.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        'The operator of Rumbo is responsible for the personal data described here (the “controller”). It is {operator}. You can reach us at {email}. Our postal address is {address}. Please read this policy together with the [usage agreement](/legals/en/servicesagreement).',
      ],
    },
    {
      id: 'data',
      title: 'What data we use',
      blocks: [
        'You can search without an account and without telling us who you are. Depending on what you do, we use:',
        [
          '**Account**: name, email address, language, and your password, stored only as a one-way hash; when you accepted the usage agreement and which version; whether the email was confirmed; passkeys, the key of an authenticator app and one-way hashes of recovery codes, if you add them.',
          '**Registration and listing**: the applicant’s email; the name, description, website, services and places of the business; its email, phone and WhatsApp; its tax identification; and an image, from which we remove hidden data such as where it was taken.',
          '**Review**: decisions about a listing, their reasons, and the history of its changes.',
          '**People and claims**: who manages a listing and whom they invite, with the invited email address; who claims a listing, how they prove the claim, and who objects. A document sent with a claim is seen only by our staff and deleted **30 days** after the claim ends.',
          '**Sessions and technical logs**: when you log in and with which browser; date, time, page and result of requests, and the IP address they come from, which we also use to limit abuse; errors; the changes made to accounts and listings and by whom.',
          '**Emails**: those we send you (confirmations, password resets, decisions about your listing, notices of changes) and those you send us.',
          '**Searches**: the place and the words you type, to show you results. We use the position of your device only when you press “Near me”, to find the nearest town; we do not keep it. To improve the search we count how often the same words are searched for, without recording by whom: our staff see only words that at least five visitors searched for on one day, and all others are deleted after a week. We build no profile from your searches.',
          '**Counting of visits**: how often a listing is shown, opened or clicked, once a day for each visitor, and the region of the search. To avoid counting anyone twice, we compute a code (hash) from your IP address, the listing and a random value of the day. The code, from which your address cannot be read, and the random value are deleted when the day is over. Only numbers remain, which the business and our staff see.',
          '**Billing**: if you buy a paid plan, the data that invoicing and tax law require.',
        ],
        'The data come from you or from the person who registers your business, and from Google if you choose to log in with it. Fields marked as required are needed for what you ask; the rest is up to you.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why we use it, and on what legal basis',
      blocks: [
        [
          '**To give you the service you ask for**: account, listing, search, messages about them. Basis: the agreement between us, or the steps you ask for before it.',
          '**To review listings and keep the directory reliable**. Basis: our legitimate interest, and that of those who search, in information that is true.',
          '**To count how often listings are seen and contacted**, so that businesses know how their listing performs. Basis: our legitimate interest in statistics that identify no one.',
          '**To keep the service secure**: bot check, limits, logs, prevention of fraud. Basis: our legitimate interest in protecting the service and its users.',
          '**To meet legal obligations**: taxes, consumer law, orders of authorities. Basis: the law.',
          '**To measure how the site is used**, only where this is switched on. Basis: your consent, which you can withdraw at any time.',
        ],
        'We do not make solely automated decisions that have legal or similar effects on you: people decide about listings and accounts. We do not sell personal data.',
      ],
    },
    {
      id: 'public',
      title: 'What is public',
      blocks: [
        'Once a listing is approved, anyone can see in the directory, through the API and in search engines: the name and description of the business, its website, services, places, contact details and approved image. For a business run by one person, these may be personal data.',
        'Your account, the applicant’s email, the tax identification, images that are not approved and everything about the review are not public. Only our staff see them, as far as their work requires.',
        'Publish contact details meant for business, and only those of people who agree to it. When a listing is changed or removed it disappears from the directory at once, but copies in search engines may take longer.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      blocks: [
        'We set **one cookie** of our own, “session”, and only when you log in. It is strictly necessary to keep you logged in, cannot be read by scripts, and lasts at most 30 days, or 7 days without use. If you start to log in with Google, another strictly necessary cookie, “nonce”, ties that attempt to your browser for 15 minutes.',
        'Your browser also keeps, on your device:',
        [
          '“lang”: the language you chose;',
          '“theme”: the appearance of the site;',
          '“analytics-consent”: whether you accepted or declined analytics, and when, where we ask;',
          '“shortlist”: the providers you saved;',
          '“recentSearches”: your last five searches, which you can clear below the search field;',
          '“pre-registration-draft”, “correction-draft” and “drafts”: what you typed in the registration form or corrected in it, and the image you chose, so that you do not lose them. They are deleted once you send the form or start over.',
        ],
        'Until you close the tab it may also remember technical details, such as how far a page was scrolled or the email link you are using. None of this is used to track you, and you can delete it all in your browser settings.',
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics',
      blocks: [
        'By default Rumbo loads no third-party analytics. Where we switch on Google Analytics or Microsoft Clarity, they load only **after you consent**, and refusing costs you nothing. With your consent they receive the addresses of the pages you visit, technical data of your browser, where you move and click and, if you are logged in, your account number and name. Google does not receive what you search for; Clarity receives it as part of the address. The content of the pages and what you type are hidden from both.',
        'They then set cookies on your device: “_ga” and others that begin with it (Google), and “_clck” and “_clsk” (Microsoft). Microsoft also sets some on its own sites. You can change your mind at any time under “Privacy choices” at the foot of each page: both stop, and their cookies on this site are removed. After 12 months we ask again. If your browser sends Do Not Track or Global Privacy Control, we treat that as a no and do not ask.',
      ],
    },
    {
      id: 'bot-check',
      title: 'Bot check',
      blocks: [
        'To keep bots out, your browser solves a small calculation before you sign up, log in, reset a password or register a business. By default this check is a proof of work on our own servers: it sets no cookies, does not profile you and shares nothing about you. If abuse forces us to use Google reCAPTCHA instead, those forms will load it and Google will receive your IP address and data about your browser, under its own [privacy policy](https://policies.google.com/privacy).',
      ],
    },
    {
      id: 'google',
      title: 'Logging in with Google',
      blocks: [
        'Only if you use it, and where it is offered: Google tells us who you are (an identifier, your name, email address, whether it is verified, and picture) and learns that you logged in here. We do not receive your password or anything else from your Google account. You can always use an email and a password instead.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        'Apart from what is public, we share data only with:',
        [
          'providers who work for us under contract and on our instructions: hosting and storage, delivery of emails and, for paid plans, payment and invoicing;',
          'the services named above, when they are switched on and, where required, when you consent;',
          'courts and authorities, when the law obliges us;',
          'any company that takes over the operation of Rumbo, bound by this policy, after we notify you.',
        ],
        'Some pages can use an outside service: the help page may ask one for your public IP address, and help videos are played by a video platform. Those services see your IP address as any site does. Ask us at {email} for the current list of our providers.',
      ],
    },
    {
      id: 'transfers',
      title: 'International transfers',
      blocks: [
        'Our providers may process data in countries other than yours. When such a country does not offer adequate protection, we use the safeguards the law provides, such as the standard contractual clauses approved in Argentina, Brazil or the European Union, or your consent. What is public in the directory can be read from anywhere.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      blocks: [
        [
          '**Account**: until you delete it, in your profile or by asking us by email. You confirm it with an emailed link; for **30 days** after that you can log in and keep the account. Then your account, sessions and links to businesses are deleted, and your name and email are removed from our log, which keeps what happened. Businesses stay in the directory, no longer linked to you, until you ask us to remove them.',
          '**Billing**: personal data tied to billing are kept for **5 years** after a deletion request, blocked for any other use, because tax and commercial law require proof.',
          '**Listing**: while it is published. A registration that we reject is kept only as long as needed to answer objections and prevent repeated abuse.',
          '**Sessions, emailed links and proofs of the bot check**: they expire on their own and are deleted about a day later.',
          '**Logs**: for a limited time that the operator of the service sets, in line with security needs and the law. Ask us for the current period.',
          '**Backups**: they are overwritten in rotation, and deleted data disappear with them.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights and how to use them',
      blocks: [
        'Wherever you live, you can ask us free of charge to:',
        [
          'tell you whether we use your data, and give you a copy (access), also in a format you can take elsewhere (portability);',
          'correct or complete what is wrong or out of date;',
          'delete, block or anonymize what is no longer needed or was used unlawfully;',
          'stop or limit a use, object to one based on our legitimate interest, or withdraw a consent;',
          'tell you with whom we shared your data, and have a person look again at a decision.',
        ],
        'Your profile has a button that downloads what we hold about you, and another that deletes your account. For anything else write to {email} from the address of your account, or suggest another way for us to verify your identity. We answer within 10 calendar days to requests for access and within 5 business days to requests for correction or deletion, or sooner where your law says so.',
        'These rights follow from Law 25.326 in Argentina, the LGPD (Law 13.709/2018) in Brazil, the GDPR in the European Union and similar laws elsewhere. In Argentina, the holder of personal data may exercise the right of access free of charge at intervals of no less than six months, unless a legitimate interest is shown, as laid down in article 14, paragraph 3 of Law 25.326.',
        'You can also complain to the authority of your country. In Argentina, the [Agency of Access to Public Information](https://www.argentina.gob.ar/aaip), as the supervisory body of Law 25.326, deals with complaints of those whose rights are affected by a breach of the rules on the protection of personal data. In Brazil it is the [ANPD](https://www.gov.br/anpd).',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'We protect data with measures in proportion to the risk: encrypted connections, passwords and session keys stored only as hashes, access for staff by need, a record of every change, and images that are checked and re-encoded. No system is perfectly safe. If a breach puts you at risk, we will notify you and the authorities as required by law. If you notice something, write to {email}.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      blocks: [
        'Rumbo is for businesses and adults. Accounts are for people aged 18 or over, and we do not knowingly collect data about minors. If you believe that we have, tell us and we will delete it.',
      ],
    },
    {
      id: 'place-data',
      title: 'Place data',
      blocks: [
        'The list of places in which you search is not personal data. It comes from [GeoNames](https://www.geonames.org) under [Creative Commons Attribution 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/) and is on our own servers: what you type there is not sent to GeoNames.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When we change this policy we publish it here with its date. If the change affects you, we notify people with an account **at least 5 days** before it applies, and ask for your consent again where the law requires it.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['For anything about your data: {email}. By post: {address}.'],
    },
  ],
};
