-- Questions and answers of /help, in the three languages of the site. Staff edit them.
create table faq_entries (
  id serial primary key,
  texts jsonb not null,
  updated_at timestamptz(3) not null default now()
);

insert into faq_entries (texts) values
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'What is Rumbo?', 'answer', 'Rumbo is a directory of carriers and other logistics companies across the Americas. Shippers search it and contact the companies directly.'),
    'es', jsonb_build_object('question', '¿Qué es Rumbo?', 'answer', 'Rumbo es un directorio de transportistas y otras empresas de logística de toda América. Quien tiene carga busca y contacta directamente a las empresas.'),
    'pt', jsonb_build_object('question', 'O que é o Rumbo?', 'answer', 'O Rumbo é um diretório de transportadoras e outras empresas de logística das Américas. Quem tem carga pesquisa e fala diretamente com as empresas.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'Does it cost anything?', 'answer', 'Searching is free and needs no account. A basic listing is free too. We take no commission on the jobs you agree on.'),
    'es', jsonb_build_object('question', '¿Tiene costo?', 'answer', 'Buscar es gratis y no requiere cuenta. La publicación básica también es gratuita. No cobramos comisión por los trabajos que usted acuerde.'),
    'pt', jsonb_build_object('question', 'Tem custo?', 'answer', 'Pesquisar é grátis e não exige conta. O cadastro básico também é gratuito. Não cobramos comissão sobre os serviços que você contratar.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I search?', 'answer', 'On the home page, enter a place, some keywords such as “refrigerated transport”, or both. Suggestions appear as you type.'),
    'es', jsonb_build_object('question', '¿Cómo busco?', 'answer', 'En la página de inicio escriba un lugar, palabras clave como «transporte refrigerado», o ambas cosas. Mientras escribe verá sugerencias.'),
    'pt', jsonb_build_object('question', 'Como faço uma busca?', 'answer', 'Na página inicial, digite um lugar, palavras-chave como “transporte refrigerado”, ou ambos. As sugestões aparecem enquanto você digita.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How are the results ordered?', 'answer', 'Those that match your words best and are closest to the place come first. You can also filter the results and see them on a map.'),
    'es', jsonb_build_object('question', '¿Cómo se ordenan los resultados?', 'answer', 'Primero aparecen los que mejor coinciden con sus palabras y están más cerca del lugar. También puede filtrarlos y verlos en un mapa.'),
    'pt', jsonb_build_object('question', 'Como os resultados são ordenados?', 'answer', 'Primeiro aparecem os que mais combinam com as suas palavras e estão mais perto do lugar. Você também pode filtrar e ver tudo no mapa.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'I found nothing. What can I do?', 'answer', 'Use fewer or more general words, check the place, or search in a larger area such as the region or the whole country.'),
    'es', jsonb_build_object('question', 'No encontré nada. ¿Qué puedo hacer?', 'answer', 'Use menos palabras o términos más generales, revise el lugar o busque en una zona más amplia, como la provincia o todo el país.'),
    'pt', jsonb_build_object('question', 'Não encontrei nada. O que posso fazer?', 'answer', 'Use menos palavras ou termos mais gerais, confira o lugar ou busque em uma área maior, como o estado ou o país inteiro.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I contact a company?', 'answer', 'Each listing shows its WhatsApp, phone numbers and email. Messages go straight to the company, not to us.'),
    'es', jsonb_build_object('question', '¿Cómo contacto a una empresa?', 'answer', 'Cada ficha muestra su WhatsApp, teléfonos y correo. Los mensajes llegan directamente a la empresa, no a nosotros.'),
    'pt', jsonb_build_object('question', 'Como falo com uma empresa?', 'answer', 'Cada perfil mostra WhatsApp, telefones e e-mail. As mensagens vão direto para a empresa, não para nós.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I ask several companies for a price?', 'answer', 'Save them with the star, open your shortlist, and ask for a quote there. You write the message once and send it to each company.'),
    'es', jsonb_build_object('question', '¿Cómo pido precio a varias empresas?', 'answer', 'Guárdelas con la estrella, abra su lista y pida allí la cotización. Escribe el mensaje una sola vez y lo envía a cada empresa.'),
    'pt', jsonb_build_object('question', 'Como peço preço a várias empresas?', 'answer', 'Salve as empresas com a estrela, abra sua lista e peça a cotação ali. Você escreve a mensagem uma vez e envia a cada empresa.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'Does Rumbo arrange the transport?', 'answer', 'No. Rumbo helps you find each other. Prices, contracts and the transport itself are agreed between you and the company.'),
    'es', jsonb_build_object('question', '¿Rumbo organiza el transporte?', 'answer', 'No. Rumbo ayuda a que se encuentren. El precio, el contrato y el transporte se acuerdan entre usted y la empresa.'),
    'pt', jsonb_build_object('question', 'O Rumbo organiza o transporte?', 'answer', 'Não. O Rumbo ajuda vocês a se encontrarem. O preço, o contrato e o transporte são combinados entre você e a empresa.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'What does “reviewed” mean?', 'answer', 'Our team looks at the details of each company before it is published. This is no guarantee of its service: check insurance and permits before you hire.'),
    'es', jsonb_build_object('question', '¿Qué significa «revisado»?', 'answer', 'Nuestro equipo revisa los datos de cada empresa antes de publicarla. No es una garantía de su servicio: verifique seguros y permisos antes de contratar.'),
    'pt', jsonb_build_object('question', 'O que significa “revisado”?', 'answer', 'Nossa equipe analisa os dados de cada empresa antes da publicação. Isso não garante o serviço: confira seguros e licenças antes de contratar.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I list my company?', 'answer', 'Fill in the registration form with your company, what it offers, where, and how to reach it. You need no account for this.'),
    'es', jsonb_build_object('question', '¿Cómo registro mi empresa?', 'answer', 'Complete el formulario de registro con los datos de su empresa, qué ofrece, dónde y cómo contactarla. No necesita una cuenta.'),
    'pt', jsonb_build_object('question', 'Como cadastro minha empresa?', 'answer', 'Preencha o formulário de cadastro com os dados da empresa, o que oferece, onde e como entrar em contato. Não é preciso ter conta.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'What happens after I register?', 'answer', 'We email you a link to confirm your address. Then our team reviews the details and emails you its decision.'),
    'es', jsonb_build_object('question', '¿Qué pasa después del registro?', 'answer', 'Le enviamos un correo con un enlace para confirmar su dirección. Luego nuestro equipo revisa los datos y le comunica la decisión por correo.'),
    'pt', jsonb_build_object('question', 'O que acontece depois do cadastro?', 'answer', 'Enviamos um e-mail com um link para confirmar seu endereço. Depois nossa equipe analisa os dados e avisa a decisão por e-mail.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How long does the review take?', 'answer', 'We review the oldest registrations first. You can see the state of yours at any time with the status link in our email.'),
    'es', jsonb_build_object('question', '¿Cuánto tarda la revisión?', 'answer', 'Revisamos primero los registros más antiguos. Puede ver el estado del suyo en cualquier momento con el enlace de nuestro correo.'),
    'pt', jsonb_build_object('question', 'Quanto tempo demora a análise?', 'answer', 'Analisamos primeiro os cadastros mais antigos. Você pode ver a situação do seu a qualquer momento pelo link do nosso e-mail.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'I did not get your email. What now?', 'answer', 'Look in the spam folder and check that the address you gave is right. If it is not there, write to us.'),
    'es', jsonb_build_object('question', 'No recibí su correo. ¿Qué hago?', 'answer', 'Revise la carpeta de correo no deseado y compruebe que la dirección que indicó sea correcta. Si no está, escríbanos.'),
    'pt', jsonb_build_object('question', 'Não recebi o e-mail. E agora?', 'answer', 'Veja a pasta de spam e confira se o endereço informado está correto. Se não estiver lá, escreva para nós.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'You asked me for changes. What do I do?', 'answer', 'Open the link in the email, correct what it names, and send the form again. What you entered before is still there.'),
    'es', jsonb_build_object('question', 'Me pidieron cambios. ¿Qué hago?', 'answer', 'Abra el enlace del correo, corrija lo que se indica y vuelva a enviar el formulario. Lo que ya había escrito sigue allí.'),
    'pt', jsonb_build_object('question', 'Vocês pediram alterações. O que eu faço?', 'answer', 'Abra o link do e-mail, corrija o que foi indicado e envie o formulário de novo. O que você já preencheu continua lá.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I link my company to my account?', 'answer', 'Sign up with the email you registered the company with, and confirm it. The company then appears on your dashboard.'),
    'es', jsonb_build_object('question', '¿Cómo vinculo mi empresa a mi cuenta?', 'answer', 'Cree una cuenta con el mismo correo con que registró la empresa y confírmelo. La empresa aparecerá en su panel.'),
    'pt', jsonb_build_object('question', 'Como vinculo minha empresa à minha conta?', 'answer', 'Crie uma conta com o mesmo e-mail usado no cadastro da empresa e confirme-o. A empresa aparecerá no seu painel.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I change my listing?', 'answer', 'Log in, open your dashboard and edit the company. Some changes, such as a new phone number, are reviewed first; until then the old details stay public.'),
    'es', jsonb_build_object('question', '¿Cómo modifico mi ficha?', 'answer', 'Inicie sesión, abra su panel y edite la empresa. Algunos cambios, como un teléfono nuevo, se revisan primero; mientras tanto se muestran los datos anteriores.'),
    'pt', jsonb_build_object('question', 'Como altero meu perfil?', 'answer', 'Entre na sua conta, abra o painel e edite a empresa. Algumas alterações, como um telefone novo, são analisadas antes; até lá continuam os dados antigos.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'Which picture can I use?', 'answer', 'A logo or a photo of your own vehicles or premises, as JPEG, PNG or WebP. In the registration form it may have up to 2 MB. Our team approves it before it is public.'),
    'es', jsonb_build_object('question', '¿Qué imagen puedo usar?', 'answer', 'Un logotipo o una foto de sus propios vehículos o instalaciones, en JPEG, PNG o WebP. En el formulario de registro puede pesar hasta 2 MB. Nuestro equipo la aprueba antes de publicarla.'),
    'pt', jsonb_build_object('question', 'Que imagem posso usar?', 'answer', 'Um logotipo ou uma foto dos seus próprios veículos ou instalações, em JPEG, PNG ou WebP. No formulário de cadastro, até 2 MB. Nossa equipe aprova a imagem antes de publicá-la.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I write my WhatsApp number?', 'answer', 'With the country code, for example +54 9 261 555 1234. Then the button on your page opens the right chat.'),
    'es', jsonb_build_object('question', '¿Cómo escribo mi número de WhatsApp?', 'answer', 'Con el código de país, por ejemplo +54 9 261 555 1234. Así el botón de su ficha abre el chat correcto.'),
    'pt', jsonb_build_object('question', 'Como escrevo meu número de WhatsApp?', 'answer', 'Com o código do país, por exemplo +55 11 91234-5678. Assim o botão do seu perfil abre a conversa certa.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'Some details are wrong. How do I report it?', 'answer', 'Write to us at the address at the foot of this page, with the name of the company and what is wrong.'),
    'es', jsonb_build_object('question', 'Hay datos incorrectos. ¿Cómo aviso?', 'answer', 'Escríbanos a la dirección que figura al pie de esta página con el nombre de la empresa y lo que está mal.'),
    'pt', jsonb_build_object('question', 'Há dados errados. Como aviso?', 'answer', 'Escreva para o endereço no rodapé desta página com o nome da empresa e o que está errado.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I remove my company?', 'answer', 'Write to us from the email you registered it with. We take it off the directory.'),
    'es', jsonb_build_object('question', '¿Cómo retiro mi empresa?', 'answer', 'Escríbanos desde el correo con que la registró. La retiraremos del directorio.'),
    'pt', jsonb_build_object('question', 'Como retiro minha empresa?', 'answer', 'Escreva para nós pelo e-mail usado no cadastro. Nós a retiramos do diretório.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'I forgot my password.', 'answer', 'Choose “Forgot my password” on the login page. We email you a link to set a new one.'),
    'es', jsonb_build_object('question', 'Olvidé mi contraseña.', 'answer', 'Elija «Olvidé mi contraseña» en la página de inicio de sesión. Le enviaremos un enlace para crear una nueva.'),
    'pt', jsonb_build_object('question', 'Esqueci minha senha.', 'answer', 'Escolha “Esqueci minha senha” na página de login. Enviamos um link para criar uma nova.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'How do I delete my account?', 'answer', 'In your profile. We email you a link to confirm it, and the account is deleted 30 days later. Until then you can change your mind.'),
    'es', jsonb_build_object('question', '¿Cómo elimino mi cuenta?', 'answer', 'En su perfil. Le enviamos un enlace para confirmarlo y la cuenta se elimina 30 días después. Hasta entonces puede arrepentirse.'),
    'pt', jsonb_build_object('question', 'Como excluo minha conta?', 'answer', 'No seu perfil. Enviamos um link para confirmar, e a conta é excluída 30 dias depois. Até lá você pode mudar de ideia.'))),
  (jsonb_build_object(
    'en', jsonb_build_object('question', 'Can my own systems use Rumbo?', 'answer', 'Yes. Create an access token in your account. The API is described at /api.'),
    'es', jsonb_build_object('question', '¿Puedo conectar mis sistemas con Rumbo?', 'answer', 'Sí. Cree un token de acceso en su cuenta. La API se describe en /api.'),
    'pt', jsonb_build_object('question', 'Posso conectar meus sistemas ao Rumbo?', 'answer', 'Sim. Crie um token de acesso na sua conta. A API está descrita em /api.')));
