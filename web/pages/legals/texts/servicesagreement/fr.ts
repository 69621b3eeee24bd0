import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Conditions d’utilisation',
  description:
    'Les règles d’utilisation de Rumbo, le répertoire de la logistique des Amériques : comptes, fiches et leur examen, formules, usages interdits, responsabilité et vos droits de consommateur.',
  inForce: 'En vigueur le {date}',
  intro: [
    'Rumbo est un répertoire qui aide les personnes ayant besoin de services logistiques à trouver les entreprises qui les offrent. Les présentes conditions disent ce que vous pouvez attendre de nous et ce que nous attendons de vous. Vous les acceptez en créant un compte ou en inscrivant une entreprise. Vous pouvez chercher dans le répertoire sans compte ; les règles sur les usages interdits s’appliquent alors aussi à vous.',
    'Nous avons essayé de les rédiger pour que personne n’ait besoin d’un avocat pour les comprendre. Si quelque chose n’est pas clair, écrivez à {email} avant de les accepter.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Qui nous sommes',
      blocks: [
        'Rumbo est exploité par {operator}. Notre adresse pour tout ce qui touche aux présentes conditions, y compris les avis officiels, est {address}. Notre adresse de courriel est {email}.',
        'Dans ce texte, « Rumbo » et « nous » désignent l’exploitant du répertoire. « Vous » désigne toute personne qui l’utilise, pour elle-même ou pour une entreprise. La personne qui accepte les présentes conditions pour une entreprise confirme qu’elle y est autorisée.',
      ],
    },
    {
      id: 'service',
      title: 'Ce que Rumbo fait, et ce qu’il ne fait pas',
      blocks: [
        'Rumbo agit comme intermédiaire entre acheteurs et vendeurs de services de logistique et de mobilité. Les entreprises publient qui elles sont, ce qu’elles offrent et où. Les visiteurs cherchent par lieu et par mots-clés et les joignent directement par courriel, téléphone ou WhatsApp.',
        'Ce que Rumbo ne fait pas :',
        [
          'Nous ne transportons, n’entreposons, n’assurons ni ne dédouanons de marchandises, et nous ne transportons pas de passagers.',
          'Nous ne sommes pas partie à ce que vous convenez avec un autre utilisateur, et nous ne représentons aucun des deux.',
          'Nous ne traitons pas de paiements entre utilisateurs.',
        ],
        'Les résultats sont classés selon la correspondance de la fiche avec la recherche et selon la proximité. Les placements payants sont signalés comme publicité.',
      ],
    },
    {
      id: 'accounts',
      title: 'Votre compte',
      blocks: [
        'Pour avoir un compte, vous devez avoir au moins 18 ans et être capable de contracter. Donnez-nous votre vrai nom et une adresse de courriel qui est la vôtre, et tenez-les à jour.',
        'Vous pouvez vous connecter avec un mot de passe ou, là où c’est offert, avec Google. Gardez votre mot de passe pour vous. Ce qui est fait depuis votre compte est réputé fait par vous, sauf si vous pouvez montrer que vous avez pris un soin raisonnable. Si vous croyez que quelqu’un d’autre l’utilise, changez le mot de passe et dites-le-nous à {email}.',
        'Les comptes sont gratuits et personnels. Vous ne pouvez ni vendre ni prêter le vôtre. Vous pouvez le fermer à tout moment ; la [politique de confidentialité](/legals/fr/privacypolicy#retention) explique ce qu’il advient alors de vos données.',
      ],
    },
    {
      id: 'pre-registration',
      title: 'Inscription et examen des fiches',
      blocks: [
        'Toute entreprise qui offre des services logistiques dans les Amériques peut s’inscrire sans frais. L’inscription est une demande : elle ne donne pas le droit d’être publié.',
        'Notre équipe examine chaque entreprise avant qu’elle n’apparaisse dans le répertoire, et son image séparément. Nous pouvons l’approuver, demander des modifications ou des documents, ou la refuser, et nous en avisons le demandeur. Nous vérifions si une fiche est plausible, complète et conforme aux présentes règles. Une fiche que nous avons approuvée n’est **pas** certifiée, inspectée ni recommandée par nous.',
        'Une entreprise est liée au compte qui confirme l’adresse de courriel donnée dans le formulaire. Si quelqu’un a inscrit votre entreprise sans votre permission, écrivez-nous et nous corrigerons ou retirerons la fiche.',
      ],
    },
    {
      id: 'listings',
      title: 'Exactitude des fiches',
      blocks: [
        'La personne ou l’entreprise qui publie une fiche en est responsable. La fiche doit être exacte, à jour et complète : nom, numéro fiscal, services, lieux et coordonnées. Corrigez-la quand quelque chose change. Nous pouvons demander des preuves et corriger nous-mêmes les erreurs évidentes.',
        'Les fiches sont des déclarations de l’entreprise, non de nous. **Nous ne garantissons pas** qu’elles sont exactes, que l’entreprise existe sous la forme décrite, qu’elle est solvable, ni qu’elle détient les licences, les permis, les numéros d’enregistrement, les véhicules ou les assurances que son activité exige. Nous ne garantissons pas non plus la qualité, le prix, la disponibilité ou la ponctualité d’un service.',
        'Si vous voyez une fiche erronée, trompeuse ou illicite, dites-le-nous à {email}. Nous examinons chaque signalement.',
      ],
    },
    {
      id: 'dealings',
      title: 'Avant de confier un transport',
      blocks: [
        'Ce que vous convenez avec une entreprise ne concerne que vous et elle. Avant de lui confier des marchandises, des personnes ou de l’argent, vérifiez au moins :',
        [
          'son numéro fiscal et sa dénomination sociale ;',
          'les licences, permis et numéros d’enregistrement que son activité exige dans chaque pays du trajet ;',
          'que son assurance des marchandises et son assurance responsabilité sont en vigueur et couvrent vos marchandises et leur valeur ;',
          'le prix, les délais, les documents et qui répond de la perte, des dommages ou du retard, par écrit.',
        ],
        'Méfiez-vous de quiconque demande un paiement d’avance sur le compte de quelqu’un d’autre. Si deux utilisateurs sont en désaccord, ils le règlent entre eux ; nous donnerons aux autorités compétentes les renseignements que la loi exige.',
      ],
    },
    {
      id: 'plans',
      title: 'Formules et frais',
      blocks: [
        'Une entreprise peut figurer dans le répertoire avec l’une de ces formules :',
        [
          '**Basic** : gratuite. La fiche avec sa description, ses services, ses lieux, ses coordonnées et une image.',
          '**Premium** : payante. Une présence plus complète et les fonctions supplémentaires décrites lors de l’achat.',
          '**Featured Ads** : payante. Un emplacement en vue pour la période et les recherches que vous choisissez, toujours signalé comme publicité.',
        ],
        'La recherche est gratuite, tout comme le compte. Ce que comprend une formule payante, son prix taxes comprises, sa durée et son mode de renouvellement sont indiqués avant le paiement ; rien n’est facturé que vous n’ayez accepté. Une formule que nous ne présentons pas comme offerte ne peut pas encore être achetée.',
        'Nous vous avisons d’un changement de frais **au moins 2 jours** avant son application. Les nouveaux frais ne s’appliquent jamais à une période déjà payée, et vous pouvez annuler sans frais avant leur application.',
        'Vous pouvez annuler une formule payante à tout moment et la conserver jusqu’à la fin de la période payée. Si vous achetez à distance en tant que consommateur, vous pouvez aussi changer d’avis et être remboursé dans le délai que votre loi vous accorde, par exemple 10 jours en Argentine et 7 jours au Brésil.',
      ],
    },
    {
      id: 'prohibited-use',
      title: 'Ce qui n’est pas permis',
      blocks: [
        'Vous ne pouvez pas utiliser Rumbo pour :',
        [
          'publier de faux renseignements, vous faire passer pour une autre personne ou entreprise, ou inscrire une entreprise sans sa permission ;',
          'offrir ou demander un transport de personnes ou de marchandises contraire à la loi, y compris la traite, la contrebande et les matières dangereuses sans les permis requis ;',
          'recueillir des coordonnées pour envoyer des messages non sollicités, ou vendre ou republier le répertoire ou une partie substantielle de celui-ci ;',
          'porter atteinte aux droits d’autrui, y compris les marques, le droit d’auteur, l’image et la vie privée ;',
          'harceler, menacer, discriminer ou frauder qui que ce soit ;',
          'introduire du code nuisible, contourner les limites, la vérification anti-robot ou les contrôles d’accès, ou imposer au service une charge déraisonnable ;',
          'chercher des failles d’une manière qui touche d’autres personnes ou leurs données. Si vous en trouvez une, signalez-la à {email} et laissez-nous un délai raisonnable pour la corriger.',
        ],
      ],
    },
    {
      id: 'api',
      title: 'Utilisation de l’API',
      blocks: [
        'Des logiciels peuvent aussi interroger le répertoire, par GraphQL et REST. Vous pouvez vous en servir pour votre propre usage ou pour vos utilisateurs si vous respectez les limites publiées, indiquez d’où viennent les renseignements, gardez la mention des données géographiques et ne conservez pas de copies des coordonnées plus longtemps qu’il ne faut pour répondre à une requête. La section sur les usages interdits s’applique intégralement.',
        'Nous pouvons limiter ou bloquer un logiciel qui met le service en danger ou enfreint ces règles. L’API peut changer ; quand nous le pouvons, nous annonçons d’avance les changements incompatibles.',
      ],
    },
    {
      id: 'moderation',
      title: 'Suspension et annulation',
      blocks: [
        'Nous pouvons modérer, corriger, masquer ou retirer une fiche ou une image, et suspendre ou annuler un compte, quand nous avons de bonnes raisons de croire que les présentes conditions ou la loi ont été enfreintes, que quelqu’un pourrait subir un préjudice, qu’un renseignement est faux ou périmé, ou quand une autorité l’ordonne.',
        'Nous choisissons la mesure la moins lourde qui suffit. Nous disons à la personne touchée ce que nous avons fait et pourquoi, d’avance si possible, sauf si la loi l’interdit ou si cela exposerait d’autres personnes à un risque. Vous pouvez vous y opposer en répondant à ce message ou en écrivant à {email} ; une personne l’examinera de nouveau.',
        'Si nous annulons une formule payante sans faute de votre part, nous remboursons la partie non utilisée. Vous pouvez mettre fin aux présentes conditions à tout moment en fermant votre compte et en nous demandant de retirer votre fiche.',
      ],
    },
    {
      id: 'content',
      title: 'Propriété intellectuelle',
      blocks: [
        'Le logiciel, la conception, les textes et la marque de Rumbo nous appartiennent ou appartiennent à ceux qui nous en donnent la licence. Des parties du logiciel peuvent être publiées sous une licence libre ; cette licence s’applique alors à ces parties.',
        'Ce que vous publiez reste à vous. Vous nous donnez une permission gratuite, non exclusive et mondiale de le conserver, d’en adapter le format, de le traduire et de le montrer dans le répertoire, son API et sa promotion, aussi longtemps qu’il est publié. Vous confirmez que vous en détenez les droits, y compris pour les images et les logos.',
        'Si vous croyez que quelque chose ici porte atteinte à vos droits, écrivez à {email} et dites ce que c’est, où cela se trouve et pourquoi c’est à vous.',
      ],
    },
    {
      id: 'place-data',
      title: 'Données géographiques',
      blocks: [
        'Les noms, les positions et les populations des lieux sont établis à partir de données de [GeoNames](https://www.geonames.org), sous licence [Creative Commons Attribution 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/). Nous les avons choisies, corrigées et complétées pour les Amériques. GeoNames fournit ses données sans garantie et ne cautionne pas Rumbo.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Données personnelles',
      blocks: [
        'La [politique de confidentialité](/legals/fr/privacypolicy) explique quelles données personnelles nous utilisons, pourquoi, combien de temps et quels droits vous avez. Elle vous informe ; elle ne vous demande de renoncer à aucun droit.',
      ],
    },
    {
      id: 'changes',
      title: 'Modification des présentes conditions',
      blocks: [
        'Nous pouvons modifier les présentes conditions, par exemple quand le service ou la loi change. Nous avisons les personnes qui ont un compte **au moins 5 jours** avant l’application de la modification, par courriel ou par un avis dans le service, et disons ce qui change. Les changements de frais suivent la section sur les [formules et les frais](#plans). Si la loi de votre pays exige un avis plus long, nous le donnons.',
        'Si vous n’êtes pas d’accord, vous pouvez fermer votre compte avant l’application de la modification. Si vous continuez ensuite à utiliser le service, le nouveau texte s’applique, mais jamais à ce qui s’est passé avant. Nous demandons de nouveau votre consentement là où la loi l’exige.',
      ],
    },
    {
      id: 'liability',
      title: 'Disponibilité et responsabilité',
      blocks: [
        'Nous prenons soin du service, mais nous ne pouvons pas promettre qu’il est toujours disponible ou sans erreur. Nous pouvons l’interrompre pour l’entretien et modifier ou abandonner des fonctions ; si cela touche une formule payante pendant un temps considérable, vous pouvez l’annuler et récupérer la partie non utilisée.',
        'En tant qu’intermédiaire, nous ne répondons pas de ce que les utilisateurs publient, offrent, conviennent ou font, ni de la perte, des dommages ou du retard de marchandises, dans la mesure où la loi le permet. Nous agissons quand nous apprenons l’existence d’un contenu illicite.',
        'Envers les entreprises, notre responsabilité pour tout ce qui découle des présentes conditions se limite à ce que l’entreprise nous a payé au cours des 12 mois précédant l’événement, et ne comprend ni la perte de profits ni les dommages indirects. Rien ici ne limite la responsabilité pour fraude, faute intentionnelle ou négligence grave, pour préjudice aux personnes, ni aucune autre que la loi ne permet pas de limiter, ni les droits des consommateurs.',
        'Si vous enfreignez les présentes conditions et que quelqu’un nous adresse une réclamation pour cette raison, vous nous devez les frais raisonnables qui en résultent.',
      ],
    },
    {
      id: 'law',
      title: 'Loi applicable et vos droits de consommateur',
      blocks: [
        'Les présentes conditions sont régies par la loi de la République argentine. Si vous êtes consommateur, vous conservez aussi tous les droits que vous donne la loi impérative du pays où vous vivez, comme la loi 24.240 en Argentine ou le Code de défense du consommateur au Brésil, et vous pouvez vous adresser aux tribunaux et aux autorités de protection des consommateurs de votre lieu de résidence.',
        'Entre entreprises, les tribunaux ordinaires compétents pour notre adresse tranchent, sauf si la loi impérative en dispose autrement. Veuillez d’abord nous écrire : la plupart des problèmes se règlent plus vite ainsi.',
        'Si une partie des présentes conditions n’est pas valide, le reste demeure en vigueur. Les présentes conditions sont offertes en espagnol, en anglais, en français et en portugais. Si les textes diffèrent, celui en espagnol prévaut, sauf là où une autre lecture est plus favorable à un consommateur.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Pour les questions, les signalements et les plaintes : {email}. Par la poste : {address}.'],
    },
  ],
};
