import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Politique de confidentialité',
  description:
    'Quelles données personnelles Rumbo utilise, pourquoi et combien de temps, ce qui est public dans le répertoire, quels témoins (cookies) il dépose et comment exercer vos droits.',
  inForce: 'En vigueur le {date}',
  intro: [
    'Cette politique explique quelles données personnelles Rumbo utilise, pourquoi, combien de temps, qui les voit et quels choix vous avez. En bref : nous ne demandons que ce dont un répertoire a besoin, nous publions ce qui aide les clients à trouver une entreprise, nous ne vendons pas de données personnelles et nous ne déposons pas de témoins (cookies) publicitaires.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Qui est responsable',
      blocks: [
        'L’exploitant de Rumbo est responsable des données personnelles décrites ici (le « responsable du traitement »). Il s’agit de {operator}. Vous pouvez nous joindre à {email}. Notre adresse postale est {address}. Veuillez lire cette politique avec les [conditions d’utilisation](/legals/fr/servicesagreement).',
      ],
    },
    {
      id: 'data',
      title: 'Quelles données nous utilisons',
      blocks: [
        'Vous pouvez chercher sans compte et sans nous dire qui vous êtes. Selon ce que vous faites, nous utilisons :',
        [
          '**Compte** : nom, adresse de courriel, langue, et votre mot de passe, conservé seulement sous forme d’empreinte irréversible ; quand vous avez accepté les conditions d’utilisation et quelle version ; si l’adresse a été confirmée ; les clés d’accès, la clé d’une application d’authentification et les empreintes irréversibles des codes de récupération, si vous en ajoutez.',
          '**Inscription et fiche** : le courriel du demandeur ; le nom, la description, le site web, les services et les lieux de l’entreprise ; son courriel, son téléphone et son WhatsApp ; son numéro fiscal ; et une image, dont nous retirons les données cachées, comme le lieu de la prise de vue.',
          '**Examen** : les décisions sur une fiche, leurs raisons et l’historique de ses modifications.',
          '**Personnes et revendications** : qui gère une fiche et qui est invité à le faire, avec l’adresse de courriel invitée ; qui revendique une fiche, comment la revendication est prouvée, et qui s’y oppose. Un document envoyé avec une revendication n’est vu que par notre équipe et est supprimé **30 jours** après la fin de la revendication.',
          '**Sessions et journaux techniques** : quand vous vous connectez et avec quel navigateur ; la date, l’heure, la page et le résultat des requêtes, et l’adresse IP d’où elles viennent, dont nous nous servons aussi pour limiter les abus ; les erreurs ; les modifications apportées aux comptes et aux fiches et par qui.',
          '**Courriels** : ceux que nous vous envoyons (confirmations, réinitialisations de mot de passe, décisions sur votre fiche, avis de modification) et ceux que vous nous envoyez.',
          '**Recherches** : le lieu et les mots que vous saisissez, pour vous montrer des résultats. Nous n’utilisons la position de votre appareil que lorsque vous appuyez sur « Près de moi », pour trouver la localité la plus proche ; nous ne la conservons pas. Pour améliorer la recherche, nous comptons combien de fois les mêmes mots sont cherchés, sans noter par qui : notre équipe ne voit que les mots qu’au moins cinq visiteurs ont cherchés le même jour, et tous les autres sont supprimés après une semaine. Nous n’établissons aucun profil à partir de vos recherches.',
          '**Comptage des visites** : combien de fois une fiche est affichée, ouverte ou cliquée, une fois par jour pour chaque visiteur, et la région de la recherche. Pour ne compter personne deux fois, nous calculons un code (empreinte) à partir de votre adresse IP, de la fiche et d’une valeur aléatoire du jour. Le code, dont votre adresse ne peut être lue, et la valeur aléatoire sont supprimés quand le jour est terminé. Il ne reste que des nombres, que l’entreprise et notre équipe voient.',
          '**Facturation** : si vous achetez une formule payante, les données que la loi exige pour la facturation et les taxes.',
        ],
        'Les données viennent de vous ou de la personne qui inscrit votre entreprise, et de Google si vous choisissez de vous connecter avec lui. Les champs marqués comme obligatoires sont nécessaires à ce que vous demandez ; le reste dépend de vous.',
      ],
    },
    {
      id: 'purposes',
      title: 'Pourquoi nous les utilisons, et sur quelle base juridique',
      blocks: [
        [
          '**Pour vous rendre le service que vous demandez** : compte, fiche, recherche, messages à leur sujet. Base : le contrat entre nous, ou les démarches que vous demandez avant celui-ci.',
          '**Pour examiner les fiches et garder le répertoire fiable**. Base : notre intérêt légitime, et celui des personnes qui cherchent, à des renseignements véridiques.',
          '**Pour compter combien de fois les fiches sont vues et sollicitées**, afin que les entreprises sachent ce que leur fiche leur apporte. Base : notre intérêt légitime à des statistiques qui n’identifient personne.',
          '**Pour protéger le service** : vérification anti-robot, limites, journaux, prévention de la fraude. Base : notre intérêt légitime à protéger le service et ses utilisateurs.',
          '**Pour respecter des obligations légales** : taxes, droit de la consommation, ordres des autorités. Base : la loi.',
          '**Pour mesurer l’utilisation du site**, seulement là où cela est activé. Base : votre consentement, que vous pouvez retirer à tout moment.',
        ],
        'Nous ne prenons pas de décisions exclusivement automatisées ayant pour vous des effets juridiques ou semblables : ce sont des personnes qui décident des fiches et des comptes. Nous ne vendons pas de données personnelles.',
      ],
    },
    {
      id: 'public',
      title: 'Ce qui est public',
      blocks: [
        'Une fois une fiche approuvée, tout le monde peut voir dans le répertoire, par l’API et dans les moteurs de recherche : le nom et la description de l’entreprise, son site web, ses services, ses lieux, ses coordonnées et son image approuvée. Pour une entreprise tenue par une seule personne, il peut s’agir de données personnelles.',
        'Votre compte, le courriel du demandeur, le numéro fiscal, les images non approuvées et tout ce qui concerne l’examen ne sont pas publics. Seule notre équipe les voit, dans la mesure où son travail l’exige.',
        'Publiez des coordonnées destinées aux affaires, et seulement celles de personnes qui y consentent. Quand une fiche est modifiée ou retirée, elle disparaît aussitôt du répertoire, mais les copies des moteurs de recherche peuvent prendre plus de temps.',
      ],
    },
    {
      id: 'cookies',
      title: 'Témoins (cookies) et stockage dans votre navigateur',
      blocks: [
        'Nous déposons **un seul témoin** à nous, « session », et seulement quand vous vous connectez. Il est strictement nécessaire pour que vous restiez connecté, ne peut pas être lu par des scripts et dure au plus 30 jours, ou 7 jours sans utilisation. Si vous commencez une connexion avec Google, un autre témoin strictement nécessaire, « nonce », lie cette tentative à votre navigateur pendant 15 minutes.',
        'Votre navigateur conserve aussi, sur votre appareil :',
        [
          '« lang » : la langue que vous avez choisie ;',
          '« theme » : l’apparence du site ;',
          '« analytics-consent » : si vous avez accepté ou refusé les mesures d’audience, et quand, là où nous le demandons ;',
          '« shortlist » : les entreprises que vous avez enregistrées ;',
          '« recentSearches » : vos cinq dernières recherches, que vous pouvez effacer sous le champ de recherche ;',
          '« pre-registration-draft », « correction-draft » et « drafts » : ce que vous avez saisi ou corrigé dans le formulaire d’inscription, et l’image choisie, pour que vous ne les perdiez pas. Ils sont supprimés une fois que vous envoyez le formulaire ou recommencez.',
        ],
        'Jusqu’à ce que vous fermiez l’onglet, il peut aussi retenir des renseignements techniques, comme la position de défilement d’une page ou le lien de courriel que vous utilisez. Rien de cela ne sert à vous suivre, et vous pouvez tout supprimer dans les réglages de votre navigateur.',
      ],
    },
    {
      id: 'analytics',
      title: 'Mesures d’audience',
      blocks: [
        'Par défaut, Rumbo ne charge aucune mesure d’audience de tiers. Là où nous activons Google Analytics ou Microsoft Clarity, ils ne sont chargés **qu’après votre consentement**, et refuser ne vous coûte rien. Avec votre consentement, ils reçoivent les adresses des pages que vous visitez, des données techniques de votre navigateur, vos déplacements et vos clics et, si vous êtes connecté, le numéro et le nom de votre compte. Google ne reçoit pas ce que vous cherchez ; Clarity le reçoit comme partie de l’adresse. Le contenu des pages et ce que vous saisissez sont cachés aux deux.',
        'Ils déposent alors des témoins sur votre appareil : « _ga » et d’autres qui commencent ainsi (Google), et « _clck » et « _clsk » (Microsoft). Microsoft en dépose aussi sur ses propres sites. Vous pouvez changer d’avis à tout moment sous « Choix de confidentialité » au bas de chaque page : les deux s’arrêtent, et leurs témoins sur ce site sont supprimés. Après 12 mois, nous vous le redemandons. Si votre navigateur envoie Do Not Track ou Global Privacy Control, nous le prenons pour un refus et ne demandons rien.',
      ],
    },
    {
      id: 'bot-check',
      title: 'Vérification anti-robot',
      blocks: [
        'Pour tenir les robots à l’écart, votre navigateur résout un petit calcul avant que vous créiez un compte, vous connectiez, réinitialisiez un mot de passe ou inscriviez une entreprise. Par défaut, cette vérification est une preuve de travail sur nos propres serveurs : elle ne dépose aucun témoin, n’établit pas votre profil et ne transmet rien à votre sujet. Si des abus nous obligent à utiliser plutôt Google reCAPTCHA, ces formulaires le chargeront et Google recevra votre adresse IP et des données de votre navigateur, selon sa propre [politique de confidentialité](https://policies.google.com/privacy).',
      ],
    },
    {
      id: 'google',
      title: 'Connexion avec Google',
      blocks: [
        'Seulement si vous l’utilisez, et là où elle est offerte : Google nous dit qui vous êtes (un identifiant, votre nom, votre adresse de courriel, si elle est vérifiée, et votre photo) et apprend que vous vous êtes connecté ici. Nous ne recevons ni votre mot de passe ni rien d’autre de votre compte Google. Vous pouvez toujours utiliser plutôt une adresse de courriel et un mot de passe.',
      ],
    },
    {
      id: 'recipients',
      title: 'Qui reçoit des données',
      blocks: [
        'Outre ce qui est public, nous ne communiquons des données qu’à :',
        [
          'des fournisseurs qui travaillent pour nous par contrat et selon nos instructions : hébergement et stockage, envoi de courriels et, pour les formules payantes, paiement et facturation ;',
          'les services nommés ci-dessus, quand ils sont activés et, là où c’est requis, quand vous y consentez ;',
          'les tribunaux et les autorités, quand la loi nous y oblige ;',
          'toute société qui reprendrait l’exploitation de Rumbo, liée par cette politique, après que nous vous en aurons avisé.',
        ],
        'Certaines pages peuvent recourir à un service extérieur : la page d’aide peut demander à l’un d’eux votre adresse IP publique, et les vidéos d’aide sont lues par une plateforme vidéo. Ces services voient votre adresse IP comme tout site. Demandez-nous à {email} la liste actuelle de nos fournisseurs.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transferts internationaux',
      blocks: [
        'Nos fournisseurs peuvent traiter des données dans d’autres pays que le vôtre. Quand un tel pays n’offre pas une protection adéquate, nous recourons aux garanties que la loi prévoit, comme les clauses contractuelles types approuvées en Argentine, au Brésil ou dans l’Union européenne, ou votre consentement. Ce qui est public dans le répertoire peut être lu de partout.',
      ],
    },
    {
      id: 'retention',
      title: 'Combien de temps nous conservons les données',
      blocks: [
        [
          '**Compte** : jusqu’à ce que vous le supprimiez, dans votre profil ou en nous le demandant par courriel. Vous le confirmez avec un lien envoyé par courriel ; pendant **30 jours** ensuite, vous pouvez vous connecter et conserver le compte. Puis votre compte, vos sessions et vos liens avec des entreprises sont supprimés, et votre nom et votre adresse sont retirés de notre journal, qui garde ce qui s’est passé. Les entreprises restent dans le répertoire, sans lien avec vous, jusqu’à ce que vous nous demandiez de les retirer.',
          '**Facturation** : les données personnelles liées à la facturation sont conservées **5 ans** après une demande de suppression, bloquées pour tout autre usage, parce que les lois fiscales et commerciales exigent des preuves.',
          '**Fiche** : tant qu’elle est publiée. Une inscription que nous refusons n’est conservée que le temps nécessaire pour répondre aux oppositions et prévenir les abus répétés.',
          '**Sessions, liens envoyés par courriel et preuves de la vérification anti-robot** : ils expirent d’eux-mêmes et sont supprimés environ un jour plus tard.',
          '**Journaux** : pendant une durée limitée que fixe l’exploitant du service, selon les besoins de sécurité et la loi. Demandez-nous la durée actuelle.',
          '**Sauvegardes** : elles sont écrasées à tour de rôle, et les données supprimées disparaissent avec elles.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits et comment les exercer',
      blocks: [
        'Où que vous viviez, vous pouvez nous demander sans frais :',
        [
          'de vous dire si nous utilisons vos données, et de vous en donner une copie (accès), aussi dans un format que vous pouvez emporter ailleurs (portabilité) ;',
          'de corriger ou de compléter ce qui est erroné ou périmé ;',
          'de supprimer, de bloquer ou d’anonymiser ce qui n’est plus nécessaire ou a été utilisé illicitement ;',
          'de cesser ou de limiter un usage, de vous opposer à celui qui repose sur notre intérêt légitime, ou de retirer un consentement ;',
          'de vous dire à qui nous avons communiqué vos données, et de faire réexaminer une décision par une personne.',
        ],
        'Votre profil a un bouton qui télécharge ce que nous avons sur vous, et un autre qui supprime votre compte. Pour toute autre demande, écrivez à {email} depuis l’adresse de votre compte, ou proposez-nous un autre moyen de vérifier votre identité. Nous répondons dans les 10 jours civils aux demandes d’accès et dans les 5 jours ouvrables aux demandes de correction ou de suppression, ou plus tôt là où votre loi le prévoit.',
        'Ces droits découlent de la loi 25.326 en Argentine, de la LGPD (loi 13.709/2018) au Brésil, du RGPD dans l’Union européenne et de lois semblables ailleurs. En Argentine, le titulaire de données personnelles peut exercer le droit d’accès sans frais à des intervalles d’au moins six mois, sauf s’il démontre un intérêt légitime, comme le prévoit l’article 14, paragraphe 3, de la loi 25.326.',
        'Vous pouvez aussi porter plainte auprès de l’autorité de votre pays. En Argentine, l’[Agence d’accès à l’information publique](https://www.argentina.gob.ar/aaip), organe de contrôle de la loi 25.326, traite les plaintes des personnes dont les droits sont lésés par un manquement aux règles sur la protection des données personnelles. Au Brésil, c’est l’[ANPD](https://www.gov.br/anpd).',
      ],
    },
    {
      id: 'security',
      title: 'Sécurité',
      blocks: [
        'Nous protégeons les données par des mesures proportionnées au risque : connexions chiffrées, mots de passe et clés de session conservés seulement sous forme d’empreintes, accès de l’équipe selon le besoin, trace de chaque modification, et images vérifiées et réencodées. Aucun système n’est parfaitement sûr. Si une violation vous expose à un risque, nous vous aviserons, ainsi que les autorités, comme la loi l’exige. Si vous remarquez quelque chose, écrivez à {email}.',
      ],
    },
    {
      id: 'minors',
      title: 'Mineurs',
      blocks: [
        'Rumbo s’adresse aux entreprises et aux adultes. Les comptes sont réservés aux personnes de 18 ans ou plus, et nous ne recueillons pas sciemment de données sur des mineurs. Si vous croyez que nous l’avons fait, dites-le-nous et nous les supprimerons.',
      ],
    },
    {
      id: 'place-data',
      title: 'Données géographiques',
      blocks: [
        'La liste des lieux dans lesquels vous cherchez n’est pas une donnée personnelle. Elle vient de [GeoNames](https://www.geonames.org) sous licence [Creative Commons Attribution 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/) et se trouve sur nos propres serveurs : ce que vous y saisissez n’est pas envoyé à GeoNames.',
      ],
    },
    {
      id: 'changes',
      title: 'Modification de cette politique',
      blocks: [
        'Quand nous modifions cette politique, nous la publions ici avec sa date. Si la modification vous touche, nous avisons les personnes qui ont un compte **au moins 5 jours** avant son application, et demandons de nouveau votre consentement là où la loi l’exige.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Pour tout ce qui touche à vos données : {email}. Par la poste : {address}.'],
    },
  ],
};
