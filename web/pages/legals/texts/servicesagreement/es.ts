import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Acuerdo de uso',
  description:
    'Las reglas para usar Rumbo, el directorio logístico de América: cuentas, publicaciones y su revisión, planes, usos prohibidos, responsabilidad y sus derechos como consumidor.',
  inForce: 'Vigente desde el {date}',
  intro: [
    'Rumbo es un directorio que ayuda a quienes necesitan servicios logísticos a encontrar empresas que los ofrecen. Este acuerdo dice qué puede esperar usted de nosotros y qué esperamos de usted. Usted lo acepta al crear una cuenta o al registrar una empresa. Puede buscar en el directorio sin tener cuenta; también en ese caso rigen las reglas sobre usos prohibidos.',
    'Procuramos redactarlo de modo que nadie necesite un abogado para entenderlo. Si algo no le resulta claro, escríbanos a {email} antes de aceptarlo.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Quiénes somos',
      blocks: [
        'Quien opera Rumbo es {operator}. Nuestro domicilio para todo lo relativo a este acuerdo, incluidas las notificaciones formales, es {address}. Nuestro correo electrónico es {email}.',
        'En este texto, “Rumbo” y “nosotros” se refieren al operador del directorio. “Usted” es quien lo usa, para sí o para una empresa. Quien acepta este acuerdo en nombre de una empresa confirma que está autorizado para hacerlo.',
      ],
    },
    {
      id: 'service',
      title: 'Qué hace Rumbo y qué no hace',
      blocks: [
        'Rumbo actúa como intermediario entre compradores y vendedores de servicios de logística y movilidad. Las empresas publican quiénes son, qué ofrecen y dónde. Los visitantes buscan por lugar y palabras clave y se comunican directamente con ellas por correo electrónico, teléfono o WhatsApp.',
        'Lo que Rumbo no hace:',
        [
          'No transportamos, almacenamos, aseguramos ni despachamos mercaderías, ni transportamos pasajeros.',
          'No somos parte en lo que usted acuerde con otro usuario ni representamos a ninguna de las partes.',
          'No gestionamos pagos entre usuarios.',
        ],
        'Los resultados se ordenan según cuánto coincide la publicación con la búsqueda y según su cercanía. Cuando alguien ha pagado por aparecer en un lugar, se indica que es publicidad.',
      ],
    },
    {
      id: 'accounts',
      title: 'Su cuenta',
      blocks: [
        'Para tener una cuenta, usted debe ser mayor de 18 años y tener capacidad para contratar. Indíquenos su nombre real y una dirección de correo electrónico propia, y manténgalos actualizados.',
        'Puede iniciar sesión con una contraseña o, donde se ofrezca, con Google. No comparta su contraseña. Lo que se haga desde su cuenta se considera hecho por usted, salvo que demuestre que actuó con el cuidado razonable. Si cree que otra persona la está usando, cambie la contraseña y avísenos a {email}.',
        'Las cuentas son gratuitas y personales. Usted no puede vender ni prestar la suya. Puede cerrarla en cualquier momento; la [política de privacidad](/legals/es/privacypolicy#retention) dice qué ocurre entonces con sus datos.',
      ],
    },
    {
      id: 'pre-registration',
      title: 'Registro y revisión de las publicaciones',
      blocks: [
        'Cualquier empresa que ofrezca servicios logísticos en América puede registrarse sin costo. El registro es una solicitud: no da derecho a ser publicada.',
        'Nuestro equipo revisa cada empresa antes de que aparezca y, por separado, su imagen. Podemos aprobarla, pedir cambios o documentos, o rechazarla, y se lo comunicamos a quien la solicitó. Verificamos que la publicación sea verosímil y completa y que cumpla estas reglas. Una publicación aprobada por nosotros **no** queda certificada, inspeccionada ni recomendada por nosotros.',
        'La empresa queda vinculada a la cuenta que demuestre ser titular del correo electrónico indicado en el formulario. Si alguien publicó su empresa sin su permiso, escríbanos y corregiremos o eliminaremos la publicación.',
      ],
    },
    {
      id: 'listings',
      title: 'Exactitud de las publicaciones',
      blocks: [
        'Quien publica es responsable de su publicación. Esta debe ser veraz, actual y completa: nombre, identificación fiscal, servicios, lugares y datos de contacto. Corríjala cuando algo cambie. Podemos pedir comprobantes y corregir nosotros mismos los errores evidentes.',
        'Lo que dice una publicación lo dice la empresa, no nosotros. **No garantizamos** que sea correcto, que la empresa exista tal como se describe, que sea solvente, ni que cuente con las licencias, los permisos, las habilitaciones, los vehículos o los seguros que su actividad requiere. Tampoco garantizamos la calidad, el precio, la disponibilidad ni la puntualidad de ningún servicio.',
        'Si ve una publicación errónea, engañosa o ilícita, avísenos a {email}. Revisamos todos los avisos.',
      ],
    },
    {
      id: 'dealings',
      title: 'Antes de contratar',
      blocks: [
        'Lo que usted acuerde con una empresa queda entre usted y esa empresa. Antes de confiarle mercaderías, personas o dinero, verifique por lo menos:',
        [
          'su inscripción fiscal y su razón social;',
          'las licencias, los permisos y las habilitaciones que su actividad requiere en cada país del recorrido;',
          'que sus seguros de carga y de responsabilidad estén vigentes y cubran su mercadería y el valor de esta;',
          'el precio, los plazos, los documentos y quién responde por pérdidas, daños o demoras, por escrito.',
        ],
        'Desconfíe de quien pida un pago por adelantado en la cuenta de otra persona. Si dos usuarios tienen un conflicto, lo resuelven entre ellos; nosotros daremos a las autoridades competentes la información que la ley exija.',
      ],
    },
    {
      id: 'plans',
      title: 'Planes y tarifas',
      blocks: [
        'Una empresa puede estar en el directorio con uno de estos planes:',
        [
          '**Basic** (básico): gratuito. La publicación con su descripción, servicios, lugares, datos de contacto y una imagen.',
          '**Premium**: pago. Una presencia más completa y las funciones adicionales que se describen al comprarlo.',
          '**Featured Ads** (anuncios destacados): pago. Una ubicación que se destaca durante el tiempo y en las búsquedas que usted elija, siempre identificada como publicidad.',
        ],
        'Buscar es gratuito, y tener una cuenta también. Qué incluye un plan pago, su precio con impuestos, su duración y cómo se renueva se muestran antes de pagar; no se cobra nada que usted no haya aceptado. Un plan que no mostramos como disponible todavía no se puede comprar.',
        'Le avisamos de un cambio de tarifas **al menos 2 días** antes de que se aplique. La nueva tarifa nunca se aplica a un período que usted ya pagó, y usted puede cancelar sin costo antes de que se aplique.',
        'Puede cancelar un plan pago en cualquier momento y conservarlo hasta el final del período pagado. Si compra a distancia como consumidor, también puede arrepentirse y recuperar su dinero dentro del plazo que le da su ley, por ejemplo 10 días en Argentina y 7 días en Brasil.',
      ],
    },
    {
      id: 'prohibited-use',
      title: 'Qué no está permitido',
      blocks: [
        'Usted no puede usar Rumbo para:',
        [
          'publicar información falsa, hacerse pasar por otra persona o empresa, o publicar una empresa sin su permiso;',
          'ofrecer o pedir el transporte de personas o cosas en contra de la ley, incluidos la trata, el contrabando y las mercancías peligrosas sin los permisos exigidos;',
          'recopilar datos de contacto para enviar mensajes no solicitados, o vender o volver a publicar el directorio o una parte sustancial de él;',
          'infringir derechos de otros, como marcas, derechos de autor, imagen y privacidad;',
          'acosar, amenazar, discriminar o estafar a alguien;',
          'subir código dañino, eludir los límites, el control contra robots o los controles de acceso, o imponer una carga irrazonable al servicio;',
          'buscar vulnerabilidades de un modo que afecte a otras personas o a sus datos. Si encuentra una, infórmela a {email} y denos un tiempo razonable para corregirla.',
        ],
      ],
    },
    {
      id: 'api',
      title: 'Uso por programas (API)',
      blocks: [
        'El directorio también puede ser consultado por programas, mediante GraphQL y REST. Usted puede construir sobre él para su propio uso o el de sus usuarios si respeta los límites publicados, dice de dónde proviene la información, conserva el reconocimiento de los datos de lugares y no guarda copias de datos de contacto por más tiempo del necesario para responder una consulta. La sección sobre usos prohibidos se aplica por completo.',
        'Podemos limitar o bloquear un programa que ponga en peligro el servicio o infrinja estas reglas. La API puede cambiar; cuando podemos, anunciamos con anticipación los cambios que afectan a los programas existentes.',
      ],
    },
    {
      id: 'moderation',
      title: 'Suspensión y cancelación',
      blocks: [
        'Podemos moderar, corregir, ocultar o eliminar una publicación o una imagen, y suspender o cancelar una cuenta, cuando tengamos buenas razones para creer que se infringió este acuerdo o la ley, que alguien podría resultar perjudicado o que la información es falsa o está desactualizada, o cuando lo ordene una autoridad.',
        'Elegimos la medida más leve que sea eficaz. Decimos a la persona afectada qué hicimos y por qué, de ser posible antes de hacerlo, salvo que la ley lo prohíba o que ello ponga en riesgo a otros. Usted puede oponerse respondiendo a ese mensaje o escribiendo a {email}; una persona volverá a examinar el caso.',
        'Si cancelamos un plan pago sin culpa suya, le devolvemos la parte no utilizada. Usted puede terminar este acuerdo en cualquier momento cerrando su cuenta y pidiéndonos que eliminemos su publicación.',
      ],
    },
    {
      id: 'content',
      title: 'Propiedad intelectual',
      blocks: [
        'El software, el diseño, los textos y la marca de Rumbo nos pertenecen o pertenecen a quienes nos dan licencia sobre ellos. Algunas partes del software pueden publicarse con una licencia libre; en ese caso, esa licencia rige para esas partes.',
        'Lo que usted publica sigue siendo suyo. Usted nos da un permiso gratuito, no exclusivo y mundial para guardarlo, adaptar su formato, traducirlo y mostrarlo en el directorio, su API y su promoción, mientras esté publicado. Usted confirma que tiene los derechos sobre ello, incluidas las imágenes y los logotipos.',
        'Si cree que algo de lo publicado aquí infringe sus derechos, escriba a {email} e indique qué es, dónde está y por qué es suyo.',
      ],
    },
    {
      id: 'place-data',
      title: 'Datos de lugares',
      blocks: [
        'Los nombres, las posiciones y las poblaciones de los lugares se elaboran con datos de [GeoNames](https://www.geonames.org), con licencia [Creative Commons Atribución 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/deed.es). Los hemos seleccionado, corregido y completado para América. GeoNames ofrece sus datos sin garantía y no avala a Rumbo.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Datos personales',
      blocks: [
        'La [política de privacidad](/legals/es/privacypolicy) dice qué datos personales usamos, para qué, durante cuánto tiempo y qué derechos tiene usted. Tiene por objeto informarle; no le pide que renuncie a ningún derecho.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios de este acuerdo',
      blocks: [
        'Podemos cambiar este acuerdo, por ejemplo cuando cambian el servicio o la ley. Notificamos a quienes tienen una cuenta **al menos 5 días** antes de que el cambio se aplique, por correo electrónico o con un aviso en el servicio, y decimos qué cambia. Los cambios de tarifas se rigen por la sección [Planes y tarifas](#plans). Cuando la ley de su país exige un aviso con mayor antelación, la respetamos.',
        'Si no está de acuerdo, puede cerrar su cuenta antes de que el cambio se aplique. Si después sigue usándola, rige el nuevo texto, pero nunca para lo que ocurrió antes. Volvemos a pedir su consentimiento cuando la ley lo exige.',
      ],
    },
    {
      id: 'liability',
      title: 'Disponibilidad y responsabilidad',
      blocks: [
        'Cuidamos el servicio con esmero, pero no podemos prometer que esté siempre disponible ni libre de errores. Podemos interrumpirlo por mantenimiento y cambiar o retirar funciones; si eso afecta un plan pago durante un tiempo considerable, usted puede cancelarlo y recuperar la parte no utilizada.',
        'Como intermediario, no respondemos por lo que los usuarios publican, ofrecen, acuerdan o hacen, ni por la pérdida, el daño o la demora de mercaderías, en la medida en que la ley lo permita. Actuamos cuando tomamos conocimiento de contenidos ilícitos.',
        'Frente a empresas, nuestra responsabilidad por todo lo que surja de este acuerdo se limita a lo que la empresa nos pagó en los 12 meses anteriores al hecho, y no incluye el lucro cesante ni los daños indirectos. Nada de lo aquí dicho limita la responsabilidad por fraude, dolo o culpa grave, por daños a las personas, ni cualquier otra que la ley no permita limitar, ni tampoco los derechos de los consumidores.',
        'Si usted incumple este acuerdo y por ello alguien nos reclama, usted responde ante nosotros por los costos razonables que se deriven.',
      ],
    },
    {
      id: 'law',
      title: 'Ley aplicable y sus derechos como consumidor',
      blocks: [
        'Este acuerdo se rige por la ley de la República Argentina. Si usted es consumidor, conserva además todos los derechos que le da la ley imperativa del país donde vive, como la Ley 24.240 en Argentina o el Código de Defensa del Consumidor en Brasil, y puede acudir a los tribunales y a las autoridades de consumo de su lugar de residencia.',
        'Entre empresas deciden los tribunales ordinarios con competencia sobre nuestro domicilio, salvo que la ley imperativa disponga otra cosa. Por favor, escríbanos primero: así la mayoría de los problemas se resuelve antes.',
        'Si una parte de este acuerdo no es válida, el resto sigue vigente. Este acuerdo se ofrece en español, inglés, francés y portugués. Si los textos difieren, prevalece el español, salvo que otra lectura sea mejor para un consumidor.',
      ],
    },
    {
      id: 'contact',
      title: 'Contacto',
      blocks: ['Para consultas, avisos y reclamos: {email}. Por correo postal: {address}.'],
    },
  ],
};
