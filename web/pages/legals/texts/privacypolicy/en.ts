import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Privacy policy',
  description:
    'Which personal data Rumbo uses, what for and for how long, what is public in the directory, which cookies it sets, and how to use your rights.',
  inForce: 'In force since {date}',
  intro: [
    'This policy says which personal data Rumbo uses, why, for how long, who sees it and what you can decide. In short: we ask for what a directory needs, we publish what a business wants to be found by, we do not sell personal data, and we set no cookies for advertising.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        'The operator of Rumbo, in the Province of Buenos Aires, Argentina, is responsible for the personal data described here (the “controller”). You can reach us at {email} or by post at {address}. This policy goes together with the [usage agreement](/legals/en/servicesagreement).',
      ],
    },
    {
      id: 'data',
      title: 'Which data we use',
      blocks: [
        'You can search without an account and without telling us who you are. Depending on what you do, we use:',
        [
          '**Account**: name, e-mail address, language, and a password of which we only keep a one-way hash; when you accepted the usage agreement and in which version; whether the e-mail was confirmed; passkeys, the key of an authenticator app and one-way hashes of recovery codes, if you add them.',
          '**Pre-registration and listing**: the applicant’s e-mail; the name, description, website, services and places of the business; its e-mail, telephone and WhatsApp; its tax identification; and a picture, from which we remove hidden data such as where it was taken.',
          '**Review**: decisions about a listing, their reasons, and the history of its changes.',
          '**People and claims**: who manages a listing and whom they invite, with the address of the invitation; who claims a listing, how that is proved, and who objects. A document sent with a claim is seen only by our staff and deleted **30 days** after the claim ends.',
          '**Sessions and technical logs**: when you sign in and with which browser; date, time, page and result of requests, and the IP address they come from, which we also use to limit abuse; errors; the changes made to accounts and listings and by whom.',
          '**E-mails**: those we send you (confirmations, password resets, decisions about your listing, notices of changes) and those you send us.',
          '**Searches**: the place and the words you type, to answer you. We use the position of your device only when you press “Near me”, to find the nearest town; we do not keep it. We build no profile from your searches.',
          '**Counting of visits**: how often a listing is shown, opened or pressed, once a day for each visitor, and from which region was searched. To count nobody twice, we compute a code (hash) from your IP address, the listing and a random value of the day. The code, from which your address cannot be read, and the random value are deleted when the day is over. Only numbers remain, which the business and our staff see.',
          '**Billing**: if you buy a paid plan, the data that invoicing and tax law require.',
        ],
        'The data come from you or from whoever registers your business, and from Google if you choose to sign in with it. Fields marked as required are needed for what you ask; the rest is up to you.',
      ],
    },
    {
      id: 'purposes',
      title: 'What for, and on what legal basis',
      blocks: [
        [
          '**To give you the service you ask for**: account, listing, search, messages about them. Basis: the agreement between us, or the steps you ask for before it.',
          '**To review listings and keep the directory reliable**. Basis: our legitimate interest, and that of those who search, in information that is true.',
          '**To count how often listings are seen and contacted**, so that businesses know what theirs brings. Basis: our legitimate interest in numbers that name nobody.',
          '**To keep the service secure**: bot check, limits, logs, prevention of fraud. Basis: our legitimate interest in protecting the service and its users.',
          '**To meet legal duties**: taxes, consumer law, orders of authorities. Basis: the law.',
          '**To measure how the site is used**, only where this is switched on. Basis: your consent, which you can withdraw at any time.',
        ],
        'We do not use your data to make decisions by machine alone that affect you legally or in a similar way: people decide about listings and accounts. We do not sell personal data.',
      ],
    },
    {
      id: 'public',
      title: 'What is public',
      blocks: [
        'Once a listing is approved, anybody can see in the directory, through the API and in search engines: the name and description of the business, its website, services, places, contact details and approved picture. For a business run by one person, these may be personal data.',
        'Not public are your account, the e-mail of the applicant, the tax identification, pictures that are not approved, and everything about the review. Only our staff see them, as far as their work requires.',
        'Publish contact details meant for business, and only those of people who agree to it. When a listing is changed or removed it disappears from the directory at once, but copies in search engines may take longer.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      blocks: [
        'Of ours we set **one cookie**, “session”, and only once you sign in. It is strictly necessary to keep you signed in, cannot be read by scripts, and lasts at most 30 days, or 7 days without use. If you start to sign in with Google, another strictly necessary cookie, “nonce”, ties that attempt to your browser for 15 minutes.',
        'Your browser also keeps, on your device:',
        [
          '“lang”: the language you chose;',
          '“theme”: the appearance of the site;',
          '“analytics-consent”: whether you accepted or declined analytics, and when, where we ask;',
          '“shortlist”: the providers you saved;',
          '“recentSearches”: your last five searches, which you can clear below the search field;',
          '“pre-registration-draft”: what you typed and chose in the pre-registration form, but no picture, so that you do not lose them. It is deleted once you send the form or start afresh.',
        ],
        'Until you close the tab it may also remember technical details, such as how far a page was scrolled or a link from an e-mail that you are using. None of this is used to follow you, and you can delete it all in the settings of your browser.',
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics',
      blocks: [
        'By default Rumbo loads no third-party analytics. Where we switch on Google Analytics or Microsoft Clarity, they load only **after you consent**, and refusing costs you nothing. With your consent they receive the addresses of the pages you visit, technical data of your browser, where you move and press and, if you are signed in, your account number and name. Google is not told what you search for; to Clarity it is part of the address. What the pages say and what you type is hidden from both.',
        'They then set cookies on your device: “_ga” and those that begin with it (Google), “_clck” and “_clsk” (Microsoft), and Microsoft some on its own sites. You can change your mind at any time under “Privacy choices” at the foot of each page: both stop, and their cookies on this site are removed. After 12 months we ask again. If your browser sends Do Not Track or Global Privacy Control, we take it as a no and do not ask.',
      ],
    },
    {
      id: 'bot-check',
      title: 'Bot check',
      blocks: [
        'To keep robots out, your browser solves a small calculation before you sign up, sign in, reset a password or pre-register. By default this check is a proof of work on our own servers: it sets no cookies, does not profile you and tells nobody else about you. If abuse forces us to use Google reCAPTCHA in its place, those forms will load it and Google will receive your IP address and data about your browser, under its own [privacy policy](https://policies.google.com/privacy).',
      ],
    },
    {
      id: 'google',
      title: 'Signing in with Google',
      blocks: [
        'Only if you use it, and where it is offered: Google tells us who you are (an identifier, your name, e-mail address, whether it is verified, and picture) and learns that you signed in here. We do not receive your password or anything else of your Google account. You can do the same with an e-mail and a password instead.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        'Apart from what is public, data go only to:',
        [
          'providers who work for us under contract and on our instructions: hosting and storage, delivery of e-mails and, for paid plans, payment and invoicing;',
          'the services named above, when they are switched on and, where required, when you consent;',
          'courts and authorities, when the law obliges us;',
          'whoever takes over the operation of Rumbo, bound by this policy, after we tell you.',
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
          '**Account**: until you delete it, in your profile or by asking us by e-mail. You confirm it by a mailed link; for **30 days** after that you can sign in and keep the account. Then your account, sessions and ties to businesses are deleted, and your name and e-mail are taken out of our log, which keeps what happened. Businesses stay in the directory, without a tie to you, until you ask us to remove them.',
          '**Billing**: personal data tied to billing are kept for **5 years** after a deletion request, blocked for any other use, because tax and commercial law require proof.',
          '**Listing**: while it is published. A pre-registration that we refuse is kept only for as long as needed to answer objections and prevent repeated abuse.',
          '**Sessions, mailed links and proofs of the bot check**: they run out by themselves and are deleted about a day later.',
          '**Logs**: for a limited time that the operator of the service sets, in line with security needs and the law. Ask us for the current one.',
          '**Backups**: they are overwritten in turn; deleted data disappear from them then.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights and how to use them',
      blocks: [
        'Wherever you live, you can ask us free of charge to:',
        [
          'tell you whether we use data of yours, and give you a copy (access), also in a format you can take elsewhere (portability);',
          'correct or complete what is wrong or out of date;',
          'delete, block or make anonymous what is no longer needed or was used against the law;',
          'stop or limit a use, object to one based on our legitimate interest, or withdraw a consent;',
          'tell you with whom we shared your data, and have a person look again at a decision.',
        ],
        'Your profile has a button that downloads what we hold about you, and another that deletes your account. For anything else write to {email} from the address of your account, or tell us another way to make sure that it is you. We answer within 10 calendar days to requests for access and within 5 business days to requests for correction or deletion, or sooner where your law says so.',
        'These rights follow from Law 25.326 in Argentina, the LGPD (Law 13.709/2018) in Brazil, the GDPR in the European Union and similar laws elsewhere. In Argentina, the holder of personal data may exercise the right of access free of charge at intervals of no less than six months, unless a legitimate interest is shown, as laid down in article 14, paragraph 3 of Law 25.326.',
        'You can also complain to the authority of your country. In Argentina, the [Agency of Access to Public Information](https://www.argentina.gob.ar/aaip), as the supervisory body of Law 25.326, deals with complaints of those whose rights are affected by a breach of the rules on the protection of personal data. In Brazil it is the [ANPD](https://www.gov.br/anpd).',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'We protect data with measures in proportion to the risk: encrypted connections, passwords and session keys stored only as hashes, access for staff by need, a record of every change, and pictures checked and remade. No system is perfectly safe. If a breach puts you at risk, we will tell you and the authorities as the law says. If you notice something, write to {email}.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      blocks: [
        'Rumbo is for businesses and adults. Accounts are for people of 18 years or more, and we do not knowingly collect data of minors. If you believe that we have some, tell us and we will delete it.',
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
        'When we change this policy we publish it here with its date. If the change matters to you, we tell people with an account **at least 5 days** before it applies, and ask for your consent again where the law requires it.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['For anything about your data: {email}, or by post to {address}.'],
    },
  ],
};
