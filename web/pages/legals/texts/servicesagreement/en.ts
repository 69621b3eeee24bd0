import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Usage agreement',
  description:
    'The rules for using Rumbo, the logistics directory of the Americas: accounts, listings and their review, plans, prohibited use, liability and your rights as a consumer.',
  inForce: 'Effective {date}',
  intro: [
    'Rumbo is a directory that helps people who need logistics services find businesses that offer them. This agreement says what you can expect from us and what we expect from you. You accept it when you sign up or register a business. You can search the directory without an account; the rules on prohibited use apply to you then too.',
    'We have tried to write it so that nobody needs a lawyer to understand it. If something is unclear, write to {email} before you accept it.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        'Rumbo is operated by {operator}. Our address for anything to do with this agreement, including formal notices, is {address}. Our email is {email}.',
        'In this text “Rumbo”, “we” and “us” mean the operator of the directory. “You” means any person who uses it, for themselves or for a business. A person who accepts this agreement for a business confirms that they are authorized to do so.',
      ],
    },
    {
      id: 'service',
      title: 'What Rumbo does, and what it does not do',
      blocks: [
        'Rumbo works as an intermediary between buyers and sellers of logistics and mobility services. Businesses publish who they are, what they offer and where. Visitors search by place and keywords and contact them directly by email, phone or WhatsApp.',
        'What Rumbo does not do:',
        [
          'We do not carry, store, insure or clear goods, and we do not carry passengers.',
          'We are not a party to what you agree with another user, and we do not represent either side.',
          'We do not handle payments between users.',
        ],
        'Results are ordered by how well a listing matches the search and by how close it is. Paid placements are marked as advertising.',
      ],
    },
    {
      id: 'accounts',
      title: 'Your account',
      blocks: [
        'To have an account you must be at least 18 years old and able to enter into contracts. Give us your real name and an email address that is yours, and keep them up to date.',
        'You can log in with a password or, where it is offered, with Google. Keep your password to yourself. What is done from your account counts as done by you, unless you can show that you took reasonable care. If you believe that someone else is using it, change the password and tell us at {email}.',
        'Accounts are free and personal. You may not sell or lend yours. You can close it at any time; the [privacy policy](/legals/en/privacypolicy#retention) explains what happens to your data then.',
      ],
    },
    {
      id: 'pre-registration',
      title: 'Registration and review of listings',
      blocks: [
        'Any business that offers logistics services in the Americas may register at no cost. Registering is a request: it does not give a right to be published.',
        'Our team reviews every business before it appears, and its image separately. We may approve it, request changes or documents, or reject it, and we notify the applicant. We check whether a listing is plausible, complete and within these rules. A listing that we have approved is **not** certified, inspected or recommended by us.',
        'A business is linked to the account that confirms the email address given in the form. If someone has listed your business without your permission, contact us and we will correct or remove the listing.',
      ],
    },
    {
      id: 'listings',
      title: 'Accuracy of listings',
      blocks: [
        'The person or business that publishes a listing is responsible for it. It must be true, current and complete: name, tax identification, services, places and contact details. Correct it when something changes. We may ask for proof, and correct obvious mistakes ourselves.',
        'Listings are statements of the business, not of us. **We do not guarantee** that it is correct, that the business exists in the form described, that it is solvent, or that it holds the licenses, permits, registrations, vehicles or insurance its activity requires. We do not guarantee the quality, price, availability or punctuality of any service either.',
        'If you see a listing that is wrong, misleading or unlawful, tell us at {email}. We review every report.',
      ],
    },
    {
      id: 'dealings',
      title: 'Before you hire',
      blocks: [
        'What you agree with a business is between you and that business. Before you entrust goods, people or money to it, check at least:',
        [
          'its tax registration and legal name;',
          'the licenses, permits and registrations its activity needs in each country on the route;',
          'that its cargo and liability insurance is in force and covers your goods and their value;',
          'price, deadlines, documents and who is liable for loss, damage or delay, in writing.',
        ],
        'Be careful with anyone who asks for an advance payment into someone else’s account. If two users disagree, they settle it between themselves; we will give the competent authorities the information the law requires.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and fees',
      blocks: [
        'A business can be in the directory with one of these plans:',
        [
          '**Basic**: free. The listing with its description, services, places, contact details and one image.',
          '**Premium**: paid. A more complete presence and the additional features described when you buy it.',
          '**Featured Ads**: paid. Prominent placement for the period and searches you choose, always marked as advertising.',
        ],
        'Searching is free, and so is having an account. What a paid plan includes, its price with taxes, its length and how it renews are shown before you pay; nothing is charged that you have not accepted. A plan that we do not show as available cannot be bought yet.',
        'We notify you of a change of fees **at least 2 days** before it applies. The new fee never applies to a period you have already paid for, and you can cancel before it applies at no cost.',
        'You can cancel a paid plan at any time and keep it until the end of the period paid for. If you buy as a consumer at a distance, you may also change your mind and get your money back within the time your law gives you, for example 10 days in Argentina and 7 days in Brazil.',
      ],
    },
    {
      id: 'prohibited-use',
      title: 'What is not allowed',
      blocks: [
        'You may not use Rumbo to:',
        [
          'publish false information, pretend to be another person or business, or list a business without its permission;',
          'offer or request the transport of people or goods that is against the law, including trafficking, smuggling, and dangerous goods without the required permits;',
          'collect contact details to send unsolicited messages, or sell or republish the directory or a substantial part of it;',
          'infringe the rights of others, including trademarks, copyright, image and privacy;',
          'harass, threaten, discriminate against or defraud anyone;',
          'upload harmful code, get around limits, the bot check or access controls, or put an unreasonable load on the service;',
          'look for weaknesses in a way that affects other people or their data. If you find one, please report it to {email} and give us reasonable time to fix it.',
        ],
      ],
    },
    {
      id: 'api',
      title: 'Use of the API',
      blocks: [
        'Software can also query the directory, over GraphQL and REST. You may build on it for your own use or for your users if you keep within the published limits, say where the information comes from, keep the credit for place data, and do not keep copies of contact details for longer than you need to answer a query. The section on prohibited use applies in full.',
        'We may limit or block software that endangers the service or breaks these rules. The API may change; where we can, we announce breaking changes in advance.',
      ],
    },
    {
      id: 'moderation',
      title: 'Suspension and cancellation',
      blocks: [
        'We may moderate, correct, hide or remove a listing or an image, and suspend or cancel an account, when we have good reason to believe that this agreement or the law has been broken, that someone could come to harm, that information is false or out of date, or when an authority orders it.',
        'We choose the mildest measure that works. We tell the person affected what we did and why, in advance where possible, unless the law forbids it or it would put others at risk. You can object by replying to that message or writing to {email}; a person will review it again.',
        'If we cancel a paid plan without a fault of yours, we refund the part not used. You can end this agreement at any time by closing your account and asking us to remove your listing.',
      ],
    },
    {
      id: 'content',
      title: 'Intellectual property',
      blocks: [
        'The software, design, texts and brand of Rumbo belong to us or to those who license them to us. Parts of the software may be published under a free license; that license then applies to those parts.',
        'What you publish stays yours. You give us a free, non-exclusive, worldwide permission to store, adapt in format, translate and show it in the directory, its API and its promotion, for as long as it is published. You confirm that you have the rights to it, including images and logos.',
        'If you believe that something here infringes your rights, write to {email} and say what it is, where it is and why it is yours.',
      ],
    },
    {
      id: 'place-data',
      title: 'Place data',
      blocks: [
        'The names, positions and populations of places are made from data of [GeoNames](https://www.geonames.org), licensed under [Creative Commons Attribution 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/). We have selected, corrected and completed them for the Americas. GeoNames provides its data without warranty and does not endorse Rumbo.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Personal data',
      blocks: [
        'The [privacy policy](/legals/en/privacypolicy) explains what personal data we use, why, for how long and what rights you have. It informs you; it does not ask you to give up any right.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this agreement',
      blocks: [
        'We may change this agreement, for example when the service or the law changes. We notify people with an account **at least 5 days** before the change applies, by email or by a notice in the service, and say what changes. Changes of fees follow the section on [plans and fees](#plans). Where the law of your country requires longer notice, we give it.',
        'If you do not agree, you can close your account before the change applies. If you go on using it afterwards, the new text applies, but never to what happened before. We ask for your consent again where the law requires it.',
      ],
    },
    {
      id: 'liability',
      title: 'Availability and liability',
      blocks: [
        'We look after the service with care, but we cannot promise that it is always available or free of errors. We may interrupt it for maintenance and change or discontinue features; if that affects a paid plan for a considerable time, you may cancel it and get back the part not used.',
        'As an intermediary we are not liable for what users publish, offer, agree or do, nor for the loss, damage or delay of goods, as far as the law allows. We act when we learn of unlawful content.',
        'Towards businesses, our liability for anything arising from this agreement is limited to what the business paid us in the 12 months before the event, and does not include lost profits or indirect damage. Nothing here limits liability for fraud, willful misconduct or gross negligence, for harm to people, or any other that the law does not allow to be limited, nor the rights of consumers.',
        'If you break this agreement and someone makes a claim against us because of it, you are liable to us for the reasonable costs that result.',
      ],
    },
    {
      id: 'law',
      title: 'Applicable law and your rights as a consumer',
      blocks: [
        'This agreement is governed by the law of the Argentine Republic. If you are a consumer, you also keep every right that the mandatory law of the country where you live gives you, such as Law 24.240 in Argentina or the Consumer Defense Code in Brazil, and you may go to the courts and consumer authorities of your place of residence.',
        'Between businesses, the ordinary courts with jurisdiction over our address decide, unless mandatory law says otherwise. Please write to us first: most problems can be solved sooner that way.',
        'If a part of this agreement is not valid, the rest stays in force. This agreement is offered in Spanish, English, French and Portuguese. If the texts differ, the Spanish one prevails, except where another reading is better for a consumer.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['For questions, reports and complaints: {email}. By post: {address}.'],
    },
  ],
};
