import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Política de privacidad',
  description:
    'Qué datos personales usa Rumbo, para qué y durante cuánto tiempo, qué es público en el directorio, qué cookies utiliza y cómo ejercer sus derechos.',
  inForce: 'Vigente desde el {date}',
  intro: [
    'Esta política dice qué datos personales usa Rumbo, por qué, durante cuánto tiempo, quién los ve y qué puede decidir usted. En resumen: pedimos lo que un directorio necesita, publicamos aquello con lo que una empresa quiere ser encontrada, no vendemos datos personales y no usamos cookies publicitarias.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Quién es responsable',
      blocks: [
        'El operador de Rumbo es responsable de los datos personales que aquí se describen (el “responsable del tratamiento”). Es {operator}. Puede comunicarse con nosotros en {email}. Nuestro domicilio postal es {address}. Esta política acompaña al [acuerdo de uso](/legals/es/servicesagreement).',
      ],
    },
    {
      id: 'data',
      title: 'Qué datos usamos',
      blocks: [
        'Usted puede buscar sin tener cuenta y sin decirnos quién es. Según lo que haga, usamos:',
        [
          '**Cuenta**: nombre, correo electrónico, idioma y una contraseña de la que solo guardamos un resumen irreversible (hash); cuándo aceptó el acuerdo de uso y en qué versión; si el correo fue confirmado; las llaves de acceso, la clave de una aplicación de autenticación y resúmenes irreversibles de los códigos de recuperación, si los agrega.',
          '**Registro y publicación**: el correo electrónico de quien solicita; el nombre, la descripción, el sitio web, los servicios y los lugares de la empresa; su correo electrónico, teléfono y WhatsApp; su identificación fiscal; y una imagen, de la que eliminamos los datos ocultos, como el lugar donde se tomó.',
          '**Revisión**: las decisiones sobre una publicación, sus motivos y el historial de sus cambios.',
          '**Personas y solicitudes de titularidad**: quién administra una publicación y a quién invita, con la dirección de la invitación; quién solicita la titularidad de una publicación, cómo la demuestra y quién se opone. El documento enviado con una solicitud solo lo ve nuestro personal y se elimina **30 días** después de que termina la solicitud.',
          '**Sesiones y registros técnicos**: cuándo inicia sesión y con qué navegador; fecha, hora, página y resultado de las solicitudes, y la dirección IP de la que provienen, que también usamos para limitar abusos; errores; los cambios en cuentas y publicaciones y quién los hizo.',
          '**Correos electrónicos**: los que le enviamos (confirmaciones, restablecimientos de contraseña, decisiones sobre su publicación, avisos de cambios) y los que usted nos envía.',
          '**Búsquedas**: el lugar y las palabras que escribe, para responderle. Usamos la ubicación de su dispositivo solo cuando pulsa “Cerca de mí”, para encontrar la localidad más cercana; no la guardamos. Para mejorar la búsqueda contamos cuántas veces se buscan las mismas palabras, sin registrar quién las busca: nuestro equipo solo ve las que buscaron al menos cinco visitantes en un mismo día, y las demás se eliminan a la semana. No creamos un perfil a partir de sus búsquedas.',
          '**Conteo de visitas**: cuántas veces se muestra, se abre o se usa un contacto de una publicación, una vez por día y visitante, y desde qué región se buscó. Para no contar dos veces a nadie, calculamos un código (hash) a partir de su dirección IP, la publicación y un valor aleatorio del día. Ese código, del que no puede leerse su dirección, y el valor aleatorio se eliminan al terminar el día. Solo quedan números, que ven la empresa y nuestro equipo.',
          '**Facturación**: si compra un plan pago, los datos que exigen las normas fiscales y de facturación.',
        ],
        'Los datos provienen de usted o de quien registra su empresa, y de Google si usted elige iniciar sesión con esa cuenta. Los campos marcados como obligatorios son necesarios para lo que usted pide; el resto queda a su criterio.',
      ],
    },
    {
      id: 'purposes',
      title: 'Para qué y con qué base legal',
      blocks: [
        [
          '**Para darle el servicio que pide**: cuenta, publicación, búsqueda y mensajes relacionados. Base: el acuerdo entre nosotros o las gestiones previas que usted solicita.',
          '**Para revisar las publicaciones y mantener confiable el directorio**. Base: nuestro interés legítimo, y el de quienes buscan, en que la información sea veraz.',
          '**Para contar cuántas veces se ven y se contactan las publicaciones**, de modo que cada empresa sepa qué le aporta la suya. Base: nuestro interés legítimo en números que no identifican a nadie.',
          '**Para mantener seguro el servicio**: control contra robots, límites, registros, prevención de fraudes. Base: nuestro interés legítimo en proteger el servicio y a sus usuarios.',
          '**Para cumplir deberes legales**: impuestos, defensa del consumidor, órdenes de autoridades. Base: la ley.',
          '**Para medir cómo se usa el sitio**, solo donde esta función esté activada. Base: su consentimiento, que puede retirar en cualquier momento.',
        ],
        'No usamos sus datos para tomar decisiones exclusivamente automáticas que le afecten jurídicamente o de modo similar: sobre publicaciones y cuentas deciden personas. No vendemos datos personales.',
      ],
    },
    {
      id: 'public',
      title: 'Qué es público',
      blocks: [
        'Una vez aprobada una publicación, cualquiera puede ver en el directorio, mediante la API y en los buscadores: el nombre y la descripción de la empresa, su sitio web, servicios, lugares, datos de contacto e imagen aprobada. En una empresa unipersonal, pueden ser datos personales.',
        'No son públicos su cuenta, el correo electrónico de quien solicita, la identificación fiscal, las imágenes sin aprobar ni nada de la revisión. Solo los ve nuestro personal, en la medida en que su trabajo lo requiera.',
        'Publique datos de contacto destinados a la actividad comercial, y solo los de personas que estén de acuerdo. Cuando una publicación se modifica o se elimina, el cambio se ve de inmediato en el directorio, pero las copias en los buscadores pueden tardar más.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y almacenamiento en su navegador',
      blocks: [
        'De las propias usamos **una sola cookie**, “session”, y únicamente cuando usted inicia sesión. Es estrictamente necesaria para mantener su sesión, los scripts no pueden leerla y dura como máximo 30 días, o 7 días sin uso. Si usted comienza a iniciar sesión con Google, otra cookie estrictamente necesaria, “nonce”, vincula ese intento con su navegador durante 15 minutos.',
        'Su navegador también guarda, en su dispositivo:',
        [
          '“lang”: el idioma que eligió;',
          '“theme”: la apariencia del sitio;',
          '“analytics-consent”: si aceptó o rechazó la analítica, y cuándo, donde se lo preguntamos;',
          '“shortlist”: los proveedores que guardó;',
          '“recentSearches”: sus últimas cinco búsquedas, que puede borrar debajo del campo de búsqueda;',
          '“pre-registration-draft”, “correction-draft” y “drafts”: lo que escribió o corrigió en el formulario de registro y la imagen que eligió, para que no los pierda. Se borran cuando usted envía el formulario o lo comienza de nuevo.',
        ],
        'Hasta que cierre la pestaña, también puede recordar detalles técnicos, como hasta dónde se desplazó una página o un enlace de un correo que usted está usando. Nada de esto se usa para seguirle, y puede borrarlo todo en la configuración de su navegador.',
      ],
    },
    {
      id: 'analytics',
      title: 'Analítica',
      blocks: [
        'De manera predeterminada, Rumbo no carga analítica de terceros. Donde activemos Google Analytics o Microsoft Clarity, se cargan solo **después de que usted dé su consentimiento**, y negarse no le cuesta nada. Con su consentimiento reciben las direcciones de las páginas que visita, datos técnicos de su navegador, por dónde se mueve y qué presiona y, si inició sesión, su número de cuenta y su nombre. A Google no le decimos qué busca; para Clarity es parte de la dirección. Lo que dicen las páginas y lo que usted escribe se oculta a ambos.',
        'En ese caso guardan cookies en su dispositivo: “_ga” y las que comienzan así (Google), “_clck” y “_clsk” (Microsoft), y Microsoft algunas en sus propios sitios. Puede cambiar de opinión en cualquier momento en “Opciones de privacidad”, al pie de cada página: ambos se detienen y se borran sus cookies de este sitio. Después de 12 meses volvemos a preguntar. Si su navegador envía Do Not Track o Global Privacy Control, lo tomamos como un no y no preguntamos.',
      ],
    },
    {
      id: 'bot-check',
      title: 'Control contra robots',
      blocks: [
        'Para impedir el uso por robots, su navegador resuelve un pequeño cálculo antes de crear una cuenta, iniciar sesión, restablecer una contraseña o registrar una empresa. De manera predeterminada, este control es una prueba de trabajo en nuestros propios servidores: no usa cookies, no crea un perfil de usted y no informa a nadie más sobre usted. Si los abusos nos obligan a usar Google reCAPTCHA en su lugar, esos formularios lo cargarán y Google recibirá su dirección IP y datos de su navegador, según su propia [política de privacidad](https://policies.google.com/privacy).',
      ],
    },
    {
      id: 'google',
      title: 'Inicio de sesión con Google',
      blocks: [
        'Solo si usted lo usa, y donde se ofrezca: Google nos dice quién es usted (un identificador, su nombre, su correo electrónico, si está verificado, y su imagen) y se entera de que inició sesión aquí. No recibimos su contraseña ni nada más de su cuenta de Google. Puede hacer lo mismo con un correo electrónico y una contraseña.',
      ],
    },
    {
      id: 'recipients',
      title: 'Quién recibe datos',
      blocks: [
        'Aparte de lo que es público, los datos solo van a:',
        [
          'proveedores que trabajan para nosotros por contrato y según nuestras instrucciones: alojamiento y almacenamiento, envío de correos electrónicos y, en los planes pagos, cobro y facturación;',
          'los servicios nombrados más arriba, cuando estén activados y, si corresponde, cuando usted dé su consentimiento;',
          'tribunales y autoridades, cuando la ley nos obligue;',
          'quien asuma la operación de Rumbo, sujeto a esta política, después de que se lo comuniquemos.',
        ],
        'Algunas páginas pueden usar un servicio externo: la página de ayuda puede consultarle su dirección IP pública, y los videos de ayuda se reproducen desde una plataforma de video. Esos servicios ven su dirección IP como cualquier sitio. Pídanos la lista actual de nuestros proveedores en {email}.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transferencias internacionales',
      blocks: [
        'Nuestros proveedores pueden tratar datos en países distintos del suyo. Cuando uno de esos países no ofrece una protección adecuada, usamos las garantías que prevé la ley, como las cláusulas contractuales modelo aprobadas en Argentina, Brasil o la Unión Europea, o su consentimiento. Lo que es público en el directorio puede leerse desde cualquier lugar.',
      ],
    },
    {
      id: 'retention',
      title: 'Durante cuánto tiempo conservamos los datos',
      blocks: [
        [
          '**Cuenta**: hasta que usted la elimine, en su perfil o pidiéndonoslo por correo electrónico. Lo confirma con un enlace enviado por correo; durante los **30 días** siguientes puede iniciar sesión y conservar la cuenta. Después se eliminan su cuenta, sus sesiones y su vínculo con empresas, y se quitan su nombre y su correo de nuestro registro de actividad, que conserva lo ocurrido. Las empresas quedan en el directorio, sin vínculo con usted, hasta que nos pida retirarlas.',
          '**Facturación**: los datos personales vinculados a la facturación se conservan durante **5 años** después de un pedido de eliminación, bloqueados para cualquier otro uso, porque las normas fiscales y comerciales exigen comprobantes.',
          '**Publicación**: mientras esté publicada. Un registro que rechazamos se conserva solo el tiempo necesario para responder objeciones y prevenir abusos reiterados.',
          '**Sesiones, enlaces enviados por correo y pruebas del control contra robots**: vencen por sí solos y se eliminan alrededor de un día después.',
          '**Registros**: durante un tiempo limitado que fija el operador del servicio, según las necesidades de seguridad y la ley. Consúltenos cuál es el actual.',
          '**Copias de respaldo**: se sobrescriben por turnos; entonces desaparecen de ellas los datos eliminados.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Sus derechos y cómo ejercerlos',
      blocks: [
        'Donde sea que viva, usted puede pedirnos sin costo que:',
        [
          'le digamos si usamos datos suyos y le demos una copia (acceso), también en un formato que pueda llevar a otro lugar (portabilidad);',
          'corrijamos o completemos lo que esté mal o desactualizado;',
          'eliminemos, bloqueemos o volvamos anónimo lo que ya no sea necesario o se haya usado en contra de la ley;',
          'dejemos de usarlos o limitemos su uso, atendamos su oposición a un uso basado en nuestro interés legítimo o el retiro de un consentimiento;',
          'le digamos con quién compartimos sus datos y que una persona vuelva a examinar una decisión.',
        ],
        'Su perfil tiene un botón que descarga lo que tenemos sobre usted, y otro que elimina su cuenta. Para todo lo demás escriba a {email} desde la dirección de su cuenta, o indíquenos otra manera de asegurarnos de que se trata de usted. Respondemos dentro de los 10 días corridos a los pedidos de acceso y dentro de los 5 días hábiles a los de corrección o eliminación, o antes si su ley así lo dispone.',
        'Estos derechos surgen de la Ley 25.326 en Argentina, la LGPD (Ley 13.709/2018) en Brasil, el RGPD en la Unión Europea y leyes similares en otros países. En Argentina, el titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto, conforme lo establecido en el artículo 14, inciso 3 de la Ley 25.326.',
        'También puede presentar un reclamo ante la autoridad de su país. En Argentina, la [Agencia de Acceso a la Información Pública](https://www.argentina.gob.ar/aaip), en su carácter de órgano de control de la Ley 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales. En Brasil es la [ANPD](https://www.gov.br/anpd).',
      ],
    },
    {
      id: 'security',
      title: 'Seguridad',
      blocks: [
        'Protegemos los datos con medidas proporcionales al riesgo: conexiones cifradas, contraseñas y claves de sesión guardadas solo como resúmenes irreversibles, acceso del personal según necesidad, un registro de cada cambio, e imágenes verificadas y regeneradas. Ningún sistema es perfectamente seguro. Si un incidente le pone en riesgo, se lo comunicaremos a usted y a las autoridades como indica la ley. Si nota algo, escriba a {email}.',
      ],
    },
    {
      id: 'minors',
      title: 'Menores de edad',
      blocks: [
        'Rumbo es para empresas y personas adultas. Las cuentas son para mayores de 18 años, y no recopilamos a sabiendas datos de menores. Si cree que tenemos alguno, avísenos y lo eliminaremos.',
      ],
    },
    {
      id: 'place-data',
      title: 'Datos de lugares',
      blocks: [
        'La lista de lugares en la que usted busca no contiene datos personales. Proviene de [GeoNames](https://www.geonames.org), con licencia [Creative Commons Atribución 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/deed.es), y está en nuestros propios servidores: lo que escribe allí no se envía a GeoNames.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios de esta política',
      blocks: [
        'Cuando cambiamos esta política, la publicamos aquí con su fecha. Si el cambio es importante para usted, avisamos a quienes tienen una cuenta **al menos 5 días** antes de que se aplique, y volvemos a pedir su consentimiento cuando la ley lo exige.',
      ],
    },
    {
      id: 'contact',
      title: 'Contacto',
      blocks: ['Para todo lo relativo a sus datos: {email}. Por correo postal: {address}.'],
    },
  ],
};
