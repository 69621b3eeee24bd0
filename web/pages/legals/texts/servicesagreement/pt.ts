import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Termos de uso',
  description:
    'As regras para usar o Rumbo, o diretório de logística das Américas: contas, anúncios e sua análise, planos, usos proibidos, responsabilidade e seus direitos como consumidor.',
  inForce: 'Em vigor desde {date}',
  intro: [
    'O Rumbo é um diretório que ajuda quem precisa de serviços de logística a encontrar empresas que os oferecem. Estes termos dizem o que você pode esperar de nós e o que esperamos de você. Você os aceita ao criar uma conta ou ao cadastrar uma empresa. É possível buscar no diretório sem ter conta; também nesse caso valem as regras sobre usos proibidos.',
    'Procuramos escrevê-los de modo que ninguém precise de um advogado para entendê-los. Se algo não estiver claro, escreva para {email} antes de aceitá-los.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Quem somos',
      blocks: [
        'O Rumbo é operado por {operator}. Nosso endereço para tudo o que se refere a estes termos, inclusive notificações formais, é {address}. Nosso e-mail é {email}.',
        'Neste texto, “Rumbo” e “nós” são o operador do diretório. “Você” é quem o usa, para si ou para uma empresa. Quem aceita estes termos em nome de uma empresa confirma que está autorizado a fazê-lo.',
      ],
    },
    {
      id: 'service',
      title: 'O que o Rumbo faz e o que não faz',
      blocks: [
        'O Rumbo atua como intermediário entre compradores e vendedores de serviços de logística e mobilidade. As empresas publicam quem são, o que oferecem e onde. Os visitantes buscam por local e palavras-chave e entram em contato diretamente com elas por e-mail, telefone ou WhatsApp.',
        'O que o Rumbo não faz:',
        [
          'Não transportamos, armazenamos, seguramos nem desembaraçamos mercadorias, nem transportamos passageiros.',
          'Não somos parte do que você combina com outro usuário nem representamos nenhum dos lados.',
          'Não intermediamos pagamentos entre usuários.',
        ],
        'Os resultados são ordenados conforme o anúncio corresponde à busca e conforme a proximidade. Quando alguém pagou para aparecer em uma posição, isso é indicado como publicidade.',
      ],
    },
    {
      id: 'accounts',
      title: 'Sua conta',
      blocks: [
        'Para ter uma conta, você deve ter pelo menos 18 anos e capacidade para contratar. Informe seu nome verdadeiro e um endereço de e-mail que seja seu, e mantenha-os atualizados.',
        'Você pode entrar com uma senha ou, onde for oferecido, com o Google. Não compartilhe sua senha. O que for feito a partir da sua conta é considerado feito por você, a menos que demonstre que tomou o cuidado razoável. Se acreditar que outra pessoa a está usando, troque a senha e avise-nos em {email}.',
        'As contas são gratuitas e pessoais. Você não pode vender nem emprestar a sua. Pode encerrá-la a qualquer momento; a [política de privacidade](/legals/pt/privacypolicy#retention) diz o que acontece então com seus dados.',
      ],
    },
    {
      id: 'pre-registration',
      title: 'Cadastro e análise dos anúncios',
      blocks: [
        'Qualquer empresa que ofereça serviços de logística nas Américas pode se cadastrar sem custo. O cadastro é uma solicitação: não dá direito à publicação.',
        'Nossa equipe analisa cada empresa antes que ela apareça e, separadamente, sua imagem. Podemos aprová-la, pedir ajustes ou documentos, ou recusá-la, e comunicamos isso a quem solicitou. Verificamos se o anúncio é plausível e completo e se cumpre estas regras. Um anúncio aprovado por nós **não** é certificado, inspecionado nem recomendado por nós.',
        'A empresa fica vinculada à conta que comprovar ser titular do e-mail informado no formulário. Se alguém anunciou sua empresa sem sua permissão, escreva para nós e corrigiremos ou removeremos o anúncio.',
      ],
    },
    {
      id: 'listings',
      title: 'Exatidão dos anúncios',
      blocks: [
        'Quem publica um anúncio é responsável por ele. O anúncio deve ser verdadeiro, atual e completo: nome, identificação fiscal, serviços, locais e dados de contato. Corrija-o quando algo mudar. Podemos pedir comprovantes e corrigir nós mesmos os erros evidentes.',
        'O que um anúncio diz é dito pela empresa, não por nós. **Não garantimos** que esteja correto, que a empresa exista da forma descrita, que seja solvente, nem que tenha as licenças, as autorizações, os registros, os veículos ou os seguros que sua atividade exige. Também não garantimos a qualidade, o preço, a disponibilidade ou a pontualidade de nenhum serviço.',
        'Se você vir um anúncio errado, enganoso ou ilícito, avise-nos em {email}. Analisamos todos os avisos.',
      ],
    },
    {
      id: 'dealings',
      title: 'Antes de contratar',
      blocks: [
        'O que você combina com uma empresa fica entre você e essa empresa. Antes de confiar a ela mercadorias, pessoas ou dinheiro, verifique pelo menos:',
        [
          'sua inscrição fiscal e sua razão social;',
          'as licenças, as autorizações e os registros que sua atividade exige em cada país do trajeto;',
          'se os seguros de carga e de responsabilidade estão em vigor e cobrem sua mercadoria e o valor dela;',
          'o preço, os prazos, os documentos e quem responde por perdas, danos ou atrasos, por escrito.',
        ],
        'Desconfie de quem pede pagamento antecipado na conta de outra pessoa. Se dois usuários tiverem um conflito, eles o resolvem entre si; daremos às autoridades competentes as informações que a lei exigir.',
      ],
    },
    {
      id: 'plans',
      title: 'Planos e preços',
      blocks: [
        'Uma empresa pode estar no diretório com um destes planos:',
        [
          '**Basic** (básico): gratuito. O anúncio com descrição, serviços, locais, dados de contato e uma imagem.',
          '**Premium**: pago. Uma presença mais completa e os recursos adicionais descritos na compra.',
          '**Featured Ads** (anúncios em destaque): pago. Uma posição que se destaca pelo tempo e nas buscas que você escolher, sempre identificada como publicidade.',
        ],
        'Buscar é gratuito, e ter uma conta também. O que um plano pago inclui, seu preço com impostos, sua duração e como se renova são mostrados antes do pagamento; não se cobra nada que você não tenha aceitado. Um plano que não mostramos como disponível ainda não pode ser comprado.',
        'Avisamos sobre uma mudança de preços **pelo menos 2 dias** antes que ela se aplique. O novo preço nunca se aplica a um período que você já pagou, e você pode cancelar sem custo antes que ele se aplique.',
        'Você pode cancelar um plano pago a qualquer momento e mantê-lo até o fim do período pago. Se comprar a distância como consumidor, também pode se arrepender e receber seu dinheiro de volta no prazo que sua lei lhe dá, por exemplo 10 dias na Argentina e 7 dias no Brasil.',
      ],
    },
    {
      id: 'prohibited-use',
      title: 'O que não é permitido',
      blocks: [
        'Você não pode usar o Rumbo para:',
        [
          'publicar informações falsas, passar-se por outra pessoa ou empresa, ou anunciar uma empresa sem a permissão dela;',
          'oferecer ou pedir o transporte de pessoas ou coisas em violação da lei, inclusive tráfico de pessoas, contrabando e produtos perigosos sem as autorizações exigidas;',
          'coletar dados de contato para enviar mensagens não solicitadas, ou vender ou republicar o diretório ou uma parte substancial dele;',
          'violar direitos de terceiros, como marcas, direitos autorais, imagem e privacidade;',
          'assediar, ameaçar, discriminar ou fraudar alguém;',
          'enviar código nocivo, burlar os limites, a verificação contra robôs ou os controles de acesso, ou impor uma carga desproporcional ao serviço;',
          'procurar vulnerabilidades de um modo que afete outras pessoas ou seus dados. Se encontrar uma, informe-a em {email} e nos dê um tempo razoável para corrigi-la.',
        ],
      ],
    },
    {
      id: 'api',
      title: 'Uso por programas (API)',
      blocks: [
        'O diretório também pode ser consultado por programas, via GraphQL e REST. Você pode construir sobre ele para seu próprio uso ou para seus usuários se respeitar os limites publicados, disser de onde vêm as informações, mantiver o crédito dos dados geográficos e não guardar cópias de dados de contato por mais tempo do que o necessário para responder a uma consulta. A seção sobre usos proibidos se aplica por inteiro.',
        'Podemos limitar ou bloquear um programa que coloque o serviço em risco ou descumpra estas regras. A API pode mudar; quando podemos, anunciamos com antecedência as mudanças que afetam programas existentes.',
      ],
    },
    {
      id: 'moderation',
      title: 'Suspensão e cancelamento',
      blocks: [
        'Podemos moderar, corrigir, ocultar ou remover um anúncio ou uma imagem, e suspender ou cancelar uma conta, quando tivermos boas razões para crer que estes termos ou a lei foram descumpridos, que alguém pode ser prejudicado ou que as informações são falsas ou estão desatualizadas, ou quando uma autoridade o determinar.',
        'Escolhemos a medida mais branda que funcione. Dizemos à pessoa afetada o que fizemos e por quê, se possível antes de fazê-lo, salvo se a lei proibir ou se isso colocar outras pessoas em risco. Você pode contestar respondendo a essa mensagem ou escrevendo para {email}; uma pessoa examinará o caso novamente.',
        'Se cancelarmos um plano pago sem culpa sua, devolvemos a parte não utilizada. Você pode sair a qualquer momento: basta encerrar sua conta e pedir que removamos seu anúncio.',
      ],
    },
    {
      id: 'content',
      title: 'Propriedade intelectual',
      blocks: [
        'O software, o design, os textos e a marca do Rumbo pertencem a nós ou a quem os licencia a nós. Partes do software podem ser publicadas sob uma licença livre; nesse caso, essa licença se aplica a essas partes.',
        'O que você publica continua sendo seu. Você nos dá uma permissão gratuita, não exclusiva e mundial para armazenar, adaptar o formato, traduzir e exibir o conteúdo no diretório, em sua API e em sua divulgação, enquanto estiver publicado. Você confirma que tem os direitos sobre ele, inclusive imagens e logotipos.',
        'Se você acredita que algo aqui viola seus direitos, escreva para {email} e diga o que é, onde está e por que é seu.',
      ],
    },
    {
      id: 'place-data',
      title: 'Dados geográficos',
      blocks: [
        'Os nomes, as posições e as populações dos lugares são elaborados com dados do [GeoNames](https://www.geonames.org), licenciados sob [Creative Commons Atribuição 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/deed.pt-br). Nós os selecionamos, corrigimos e completamos para as Américas. O GeoNames fornece seus dados sem garantia e não endossa o Rumbo.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Dados pessoais',
      blocks: [
        'A [política de privacidade](/legals/pt/privacypolicy) diz quais dados pessoais usamos, para quê, por quanto tempo e quais são seus direitos. Ela serve para informar você; não pede que renuncie a nenhum direito.',
      ],
    },
    {
      id: 'changes',
      title: 'Mudanças nestes termos',
      blocks: [
        'Podemos mudar estes termos, por exemplo quando o serviço ou a lei mudam. Notificamos quem tem uma conta **pelo menos 5 dias** antes que a mudança se aplique, por e-mail ou por um aviso no serviço, e dizemos o que muda. As mudanças de preços seguem a seção [Planos e preços](#plans). Quando a lei do seu país exige um aviso com maior antecedência, nós a respeitamos.',
        'Se não concordar, você pode encerrar sua conta antes que a mudança se aplique. Se continuar a usá-la depois, vale o novo texto, mas nunca para o que aconteceu antes. Pedimos novamente seu consentimento quando a lei exige.',
      ],
    },
    {
      id: 'liability',
      title: 'Disponibilidade e responsabilidade',
      blocks: [
        'Cuidamos do serviço com atenção, mas não podemos prometer que esteja sempre disponível ou livre de erros. Podemos interrompê-lo para manutenção e mudar ou encerrar funções; se isso afetar um plano pago por um tempo considerável, você pode cancelá-lo e receber de volta a parte não utilizada.',
        'Como intermediários, não respondemos pelo que os usuários publicam, oferecem, combinam ou fazem, nem por perda, dano ou atraso de mercadorias, na medida em que a lei permitir. Agimos quando tomamos conhecimento de conteúdo ilícito.',
        'Perante empresas, nossa responsabilidade por tudo o que decorra destes termos se limita ao que a empresa nos pagou nos 12 meses anteriores ao fato, e não inclui lucros cessantes nem danos indiretos. Nada aqui limita a responsabilidade por fraude, dolo ou culpa grave, por danos às pessoas, nem qualquer outra que a lei não permita limitar, nem os direitos dos consumidores.',
        'Se você descumprir estes termos e por isso alguém nos cobrar, você responde perante nós pelos custos razoáveis decorrentes.',
      ],
    },
    {
      id: 'law',
      title: 'Lei aplicável e seus direitos como consumidor',
      blocks: [
        'Estes termos são regidos pela lei da República Argentina. Se você é consumidor, mantém também todos os direitos que a lei imperativa do país onde vive lhe dá, como a Lei 24.240 na Argentina ou o Código de Defesa do Consumidor no Brasil, e pode recorrer aos tribunais e aos órgãos de defesa do consumidor do seu lugar de residência.',
        'Entre empresas, decidem os tribunais ordinários com competência sobre nosso endereço, salvo se a lei imperativa dispuser de outra forma. Por favor, escreva para nós primeiro: assim a maioria dos problemas se resolve mais cedo.',
        'Se uma parte destes termos não for válida, o restante continua em vigor. Estes termos são oferecidos em espanhol, inglês, francês e português. Se os textos divergirem, prevalece o espanhol, salvo se outra leitura for melhor para um consumidor.',
      ],
    },
    {
      id: 'contact',
      title: 'Contato',
      blocks: ['Para dúvidas, avisos e reclamações: {email}. Por correio: {address}.'],
    },
  ],
};
