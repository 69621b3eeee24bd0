import type { Language } from '#shared/language.ts';

interface StockReason {
  id: string;
  /** To the applicant, who may speak another language than the moderator: hence not among the messages. */
  texts: Record<Language, { title: string; text: string }>;
}

/** What most providers are sent back for. Each is a paragraph, to be edited. */
export const stockReasons: Record<'CHANGES_REQUESTED' | 'REJECTED' | 'SUSPENDED', readonly StockReason[]> = {
  CHANGES_REQUESTED: [
    {
      id: 'name',
      texts: {
        en: {
          title: 'Business name',
          text: 'Please write the business name as it is on your papers, so that shippers recognise you.',
        },
        es: {
          title: 'Razón social',
          text: 'Por favor, escriba la razón social tal como figura en sus papeles, para que los dadores de carga la reconozcan.',
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
          text: 'Please describe what you carry or store, with which vehicles and on which routes.',
        },
        es: {
          title: 'Descripción',
          text: 'Por favor, describa qué transporta o almacena, con qué vehículos y en qué rutas.',
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
        en: { title: 'Contact', text: 'We could not reach you by the contacts you gave. Please check them.' },
        es: { title: 'Contacto', text: 'No pudimos comunicarnos por los contactos que indicó. Por favor, revíselos.' },
        pt: {
          title: 'Contato',
          text: 'Não conseguimos falar com você pelos contatos informados. Por favor, revise-os.',
        },
      },
    },
    {
      id: 'image',
      texts: {
        en: {
          title: 'Picture',
          text: 'The picture cannot be published. Please send one of your own trucks, warehouse or logo.',
        },
        es: {
          title: 'Imagen',
          text: 'La imagen no se puede publicar. Por favor, envíe una de sus camiones, su depósito o su logotipo.',
        },
        pt: {
          title: 'Imagem',
          text: 'A imagem não pode ser publicada. Por favor, envie uma dos seus caminhões, do seu armazém ou do seu logotipo.',
        },
      },
    },
  ],
  REJECTED: [
    {
      id: 'duplicate',
      texts: {
        en: {
          title: 'Registered already',
          text: 'This business is in the directory already. Write to us to change its data.',
        },
        es: {
          title: 'Ya registrada',
          text: 'Esta empresa ya está en el directorio. Escríbanos para cambiar sus datos.',
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
          text: 'The directory is for carriers, storage and customs services, and this business offers none of them.',
        },
        es: {
          title: 'No es logística',
          text: 'El directorio es para transporte, almacenamiento y servicios aduaneros, y esta empresa no ofrece ninguno de ellos.',
        },
        pt: {
          title: 'Não é logística',
          text: 'O diretório é para transporte, armazenagem e serviços aduaneiros, e esta empresa não oferece nenhum deles.',
        },
      },
    },
    {
      id: 'unproven',
      texts: {
        en: { title: 'Could not be verified', text: 'We could not verify that this business exists.' },
        es: { title: 'No se pudo verificar', text: 'No pudimos verificar que esta empresa exista.' },
        pt: { title: 'Não foi possível verificar', text: 'Não conseguimos verificar que esta empresa exista.' },
      },
    },
  ],
  SUSPENDED: [
    {
      id: 'unreachable',
      texts: {
        en: { title: 'Cannot be reached', text: 'Shippers could not reach you by the contacts in the directory.' },
        es: {
          title: 'No responde',
          text: 'Los dadores de carga no pudieron comunicarse con ustedes por los contactos del directorio.',
        },
        pt: {
          title: 'Sem contato',
          text: 'Os embarcadores não conseguiram falar com vocês pelos contatos do diretório.',
        },
      },
    },
    {
      id: 'outdated',
      texts: {
        en: { title: 'Out of date', text: 'What the directory says of your business is no longer true.' },
        es: { title: 'Desactualizada', text: 'Lo que el directorio dice de su empresa ya no es correcto.' },
        pt: { title: 'Desatualizada', text: 'O que o diretório diz sobre a sua empresa não está mais correto.' },
      },
    },
    {
      id: 'agreement',
      texts: {
        en: { title: 'Agreement', text: 'What you published goes against the services agreement of the directory.' },
        es: {
          title: 'Acuerdo de servicios',
          text: 'Lo que publicó no cumple el acuerdo de servicios del directorio.',
        },
        pt: {
          title: 'Contrato de serviços',
          text: 'O que você publicou não cumpre o contrato de serviços do diretório.',
        },
      },
    },
  ],
};
