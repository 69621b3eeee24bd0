import type { Language } from '#shared/language.ts';

interface StockReason {
  id: string;
  /**
   * The texts for the applicant, separate from the messages, as the applicant's language may differ from the
   * moderator's.
   */
  texts: Record<Language, { title: string; text: string }>;
}

/** The usual reasons of each decision. Each is a paragraph that can be edited. */
export const stockReasons: Record<'CHANGES_REQUESTED' | 'REJECTED' | 'SUSPENDED', readonly StockReason[]> = {
  CHANGES_REQUESTED: [
    {
      id: 'name',
      texts: {
        en: {
          title: 'Business name',
          text: 'Please enter the business name exactly as on your registration documents, so that shippers recognize you.',
        },
        es: {
          title: 'Nombre de la empresa',
          text: 'Por favor, escriba el nombre de la empresa tal como figura en sus documentos, para que quienes tienen carga la reconozcan.',
        },
        fr: {
          title: 'Nom de l’entreprise',
          text: 'Veuillez écrire le nom de l’entreprise exactement comme sur vos documents officiels, pour que les expéditeurs la reconnaissent.',
        },
        pt: {
          title: 'Razão social',
          text: 'Por favor, escreva a razão social como consta nos seus documentos, para que os embarcadores a reconheçam.',
        },
      },
    },
    {
      id: 'description',
      texts: {
        en: {
          title: 'Description',
          text: 'Please describe what you carry or store, your vehicles and your routes.',
        },
        es: {
          title: 'Descripción',
          text: 'Por favor, describa qué transporta o almacena, con qué vehículos y en qué rutas.',
        },
        fr: {
          title: 'Description',
          text: 'Veuillez décrire ce que vous transportez ou entreposez, avec quels véhicules et sur quels trajets.',
        },
        pt: {
          title: 'Descrição',
          text: 'Por favor, descreva o que você transporta ou armazena, com quais veículos e em quais rotas.',
        },
      },
    },
    {
      id: 'contact',
      texts: {
        en: { title: 'Contact', text: 'We could not reach you with the contact details you gave. Please check them.' },
        es: {
          title: 'Contacto',
          text: 'No pudimos comunicarnos con usted por los contactos que indicó. Por favor, revíselos.',
        },
        fr: {
          title: 'Contact',
          text: 'Nous n’avons pas pu vous joindre aux coordonnées données. Veuillez les vérifier.',
        },
        pt: {
          title: 'Contato',
          text: 'Não conseguimos falar com você pelos contatos informados. Por favor, confira-os.',
        },
      },
    },
    {
      id: 'image',
      texts: {
        en: {
          title: 'Image',
          text: 'We cannot publish this image. Please send a photo of your own trucks or warehouse, or your logo.',
        },
        es: {
          title: 'Imagen',
          text: 'La imagen no se puede publicar. Por favor, envíe una de sus camiones, su almacén o su logotipo.',
        },
        fr: {
          title: 'Image',
          text: 'Nous ne pouvons pas publier cette image. Veuillez envoyer une photo de vos propres camions ou de votre entrepôt, ou votre logo.',
        },
        pt: {
          title: 'Imagem',
          text: 'A imagem não pode ser publicada. Por favor, envie uma foto dos seus caminhões ou do seu armazém, ou o seu logotipo.',
        },
      },
    },
    {
      id: 'email',
      texts: {
        en: {
          title: 'Email not confirmed',
          text: 'Please confirm your email with the link that we sent you, and then send the form again.',
        },
        es: {
          title: 'Correo sin confirmar',
          text: 'Por favor, confirme su correo con el enlace que le enviamos y luego envíe el formulario otra vez.',
        },
        fr: {
          title: 'Courriel non confirmé',
          text: 'Veuillez confirmer votre adresse de courriel avec le lien que nous vous avons envoyé, puis renvoyer le formulaire.',
        },
        pt: {
          title: 'E-mail não confirmado',
          text: 'Por favor, confirme seu e-mail pelo link que enviamos e depois envie o formulário de novo.',
        },
      },
    },
    {
      id: 'taxNumber',
      texts: {
        en: {
          title: 'Tax number',
          text: 'The tax number does not seem to be right. Please check it against your documents.',
        },
        es: {
          title: 'Número fiscal',
          text: 'El número fiscal no parece correcto. Por favor, compárelo con sus documentos.',
        },
        fr: {
          title: 'Numéro fiscal',
          text: 'Le numéro fiscal ne semble pas exact. Veuillez le comparer avec vos documents.',
        },
        pt: {
          title: 'Identificação fiscal',
          text: 'A identificação fiscal não parece correta. Por favor, confira nos seus documentos.',
        },
      },
    },
  ],
  REJECTED: [
    {
      id: 'duplicate',
      texts: {
        en: {
          title: 'Already registered',
          text: 'This business is already in the directory. Contact us to change its details.',
        },
        es: {
          title: 'Ya registrada',
          text: 'Esta empresa ya está en el directorio. Escríbanos si quiere cambiar sus datos.',
        },
        fr: {
          title: 'Déjà inscrite',
          text: 'Cette entreprise est déjà dans le répertoire. Écrivez-nous pour modifier ses renseignements.',
        },
        pt: {
          title: 'Já cadastrada',
          text: 'Esta empresa já está no diretório. Escreva para nós para alterar os dados.',
        },
      },
    },
    {
      id: 'field',
      texts: {
        en: {
          title: 'Not logistics',
          text: 'The directory is for trucking, warehousing, customs and other logistics services, and this business does not offer any.',
        },
        es: {
          title: 'No es logística',
          text: 'El directorio es para transporte, almacenamiento y servicios aduaneros, y esta empresa no ofrece ninguno de ellos.',
        },
        fr: {
          title: 'Hors logistique',
          text: 'Le répertoire est réservé au transport, à l’entreposage, à la douane et aux autres services logistiques, et cette entreprise n’en offre aucun.',
        },
        pt: {
          title: 'Não é logística',
          text: 'O diretório reúne empresas de transporte, armazenagem e serviços aduaneiros, e esta empresa não oferece nenhum desses serviços.',
        },
      },
    },
    {
      id: 'unproven',
      texts: {
        en: { title: 'Could not be verified', text: 'We could not verify that this business exists.' },
        es: { title: 'No se pudo verificar', text: 'No pudimos verificar que esta empresa exista.' },
        fr: { title: 'Non vérifiable', text: 'Nous n’avons pas pu vérifier que cette entreprise existe.' },
        pt: { title: 'Não foi possível verificar', text: 'Não conseguimos comprovar que esta empresa existe.' },
      },
    },
  ],
  SUSPENDED: [
    {
      id: 'unreachable',
      texts: {
        en: {
          title: 'Cannot be reached',
          text: 'Shippers could not reach you with the contact details in the directory.',
        },
        es: {
          title: 'No responde',
          text: 'Quienes buscaron su empresa no pudieron comunicarse con ustedes por los contactos del directorio.',
        },
        fr: { title: 'Injoignable', text: 'Les expéditeurs n’ont pas pu vous joindre aux coordonnées du répertoire.' },
        pt: {
          title: 'Sem contato',
          text: 'Os embarcadores não conseguiram falar com a sua empresa pelos contatos do diretório.',
        },
      },
    },
    {
      id: 'outdated',
      texts: {
        en: { title: 'Out of date', text: 'The details of your business in the directory are no longer correct.' },
        es: { title: 'Desactualizada', text: 'Lo que el directorio dice de su empresa ya no es correcto.' },
        fr: { title: 'Périmée', text: 'Ce que le répertoire dit de votre entreprise n’est plus exact.' },
        pt: { title: 'Desatualizada', text: 'O que o diretório diz sobre a sua empresa não está mais correto.' },
      },
    },
    {
      id: 'agreement',
      texts: {
        en: { title: 'Agreement', text: 'What you published goes against our usage agreement.' },
        es: {
          title: 'Acuerdo de uso',
          text: 'Lo que publicó no cumple el acuerdo de uso del directorio.',
        },
        fr: {
          title: 'Conditions d’utilisation',
          text: 'Ce que vous avez publié enfreint nos conditions d’utilisation.',
        },
        pt: {
          title: 'Termos de uso',
          text: 'O que você publicou não cumpre os termos de uso do diretório.',
        },
      },
    },
  ],
};
