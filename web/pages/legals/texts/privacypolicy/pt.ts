import type { LegalText } from '../legalText.ts';

export const text: LegalText = {
  title: 'Política de privacidade',
  description:
    'Quais dados pessoais o Rumbo usa, para quê e por quanto tempo, o que é público no diretório, quais cookies utiliza e como exercer seus direitos.',
  inForce: 'Em vigor desde {date}',
  intro: [
    'Esta política diz quais dados pessoais o Rumbo usa, por quê, por quanto tempo, quem os vê e o que você pode decidir. Em resumo: pedimos o que um diretório precisa, publicamos aquilo com que uma empresa quer ser encontrada, não vendemos dados pessoais e não usamos cookies de publicidade.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Quem é responsável',
      blocks: [
        'O operador do Rumbo é responsável pelos dados pessoais aqui descritos (o “controlador”). É {operator}. Você pode falar conosco em {email}. Nosso endereço postal é {address}. Esta política acompanha os [termos de uso](/legals/pt/servicesagreement).',
      ],
    },
    {
      id: 'data',
      title: 'Quais dados usamos',
      blocks: [
        'Você pode buscar sem ter conta e sem nos dizer quem é. Conforme o que fizer, usamos:',
        [
          '**Conta**: nome, e-mail, idioma e uma senha da qual guardamos apenas um resumo irreversível (hash); quando você aceitou os termos de uso e em qual versão; se o e-mail foi confirmado; as chaves de acesso, a chave de um aplicativo autenticador e resumos irreversíveis dos códigos de recuperação, se você os adicionar.',
          '**Cadastro e anúncio**: o e-mail de quem solicita; o nome, a descrição, o site, os serviços e os locais da empresa; seu e-mail, telefone e WhatsApp; sua identificação fiscal; e uma imagem, da qual removemos dados ocultos, como o local onde foi feita.',
          '**Análise**: as decisões sobre um anúncio, seus motivos e o histórico de suas mudanças.',
          '**Pessoas e reivindicações**: quem administra um anúncio e quem é convidado, com o endereço do convite; quem reivindica um anúncio, como isso é comprovado e quem contesta. O documento enviado com uma reivindicação só é visto pela nossa equipe e é excluído **30 dias** depois que ela termina.',
          '**Sessões e registros técnicos**: quando você entra e com qual navegador; data, hora, página e resultado das requisições, e o endereço IP de onde vêm, que também usamos para limitar abusos; erros; as mudanças em contas e anúncios e quem as fez.',
          '**E-mails**: os que enviamos a você (confirmações, redefinições de senha, decisões sobre seu anúncio, avisos de mudanças) e os que você nos envia.',
          '**Buscas**: o local e as palavras que você digita, para mostrar os resultados. Usamos a localização do seu dispositivo só quando você toca em “Perto de mim”, para encontrar a localidade mais próxima; não a guardamos. Para melhorar a busca, contamos quantas vezes as mesmas palavras são buscadas, sem registrar por quem: nossa equipe só vê as que pelo menos cinco visitantes buscaram no mesmo dia, e as demais são excluídas depois de uma semana. Não criamos um perfil a partir das suas buscas.',
          '**Contagem de visitas**: quantas vezes um anúncio é exibido, aberto ou tem um contato acionado, uma vez por dia e visitante, e a partir de qual região se buscou. Para não contar ninguém duas vezes, calculamos um código (hash) com base no seu endereço IP, no anúncio e em um valor aleatório do dia. Esse código, do qual não é possível ler o seu endereço, e o valor aleatório são excluídos quando o dia termina. Restam apenas números, que a empresa e a nossa equipe veem.',
          '**Faturamento**: se você comprar um plano pago, os dados que as normas fiscais e de faturamento exigem.',
        ],
        'Os dados vêm de você ou de quem cadastra sua empresa, e do Google se você escolher entrar com ele. Os campos marcados como obrigatórios são necessários para o que você pede; o resto fica a seu critério.',
      ],
    },
    {
      id: 'purposes',
      title: 'Para quê e com qual base legal',
      blocks: [
        [
          '**Para prestar o serviço que você pede**: conta, anúncio, busca e mensagens a respeito. Base: o acordo entre nós ou os passos anteriores que você solicita.',
          '**Para analisar os anúncios e manter o diretório confiável**. Base: nosso interesse legítimo, e o de quem busca, em informações verdadeiras.',
          '**Para contar quantas vezes os anúncios são vistos e contatados**, para que cada empresa saiba o que o seu traz. Base: nosso interesse legítimo em números que não identificam ninguém.',
          '**Para manter o serviço seguro**: verificação contra robôs, limites, registros, prevenção de fraudes. Base: nosso interesse legítimo em proteger o serviço e seus usuários.',
          '**Para cumprir deveres legais**: tributos, defesa do consumidor, ordens de autoridades. Base: a lei.',
          '**Para medir como o site é usado**, somente onde isso estiver ativado. Base: seu consentimento, que você pode retirar a qualquer momento.',
        ],
        'Não usamos seus dados para tomar decisões exclusivamente automatizadas que afetem você juridicamente ou de modo semelhante: sobre anúncios e contas decidem pessoas. Não vendemos dados pessoais.',
      ],
    },
    {
      id: 'public',
      title: 'O que é público',
      blocks: [
        'Uma vez aprovado um anúncio, qualquer pessoa pode ver no diretório, pela API e em buscadores: o nome e a descrição da empresa, seu site, serviços, locais, dados de contato e imagem aprovada. Em uma empresa individual, podem ser dados pessoais.',
        'Não são públicos sua conta, o e-mail de quem solicita, a identificação fiscal, as imagens não aprovadas nem nada da análise. Só nossa equipe os vê, na medida em que seu trabalho exigir.',
        'Publique dados de contato destinados à atividade comercial, e somente os de pessoas que concordem. Quando um anúncio é alterado ou removido, a mudança aparece imediatamente no diretório, mas as cópias em buscadores podem demorar mais.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies e armazenamento no seu navegador',
      blocks: [
        'De nossa parte usamos **um único cookie**, “session”, e somente quando você entra na conta. Ele é estritamente necessário para manter sua sessão, não pode ser lido por scripts e dura no máximo 30 dias, ou 7 dias sem uso. Se você começar a entrar com o Google, outro cookie estritamente necessário, “nonce”, vincula essa tentativa ao seu navegador por 15 minutos.',
        'Seu navegador também guarda, no seu dispositivo:',
        [
          '“lang”: o idioma que você escolheu;',
          '“theme”: a aparência do site;',
          '“analytics-consent”: se você aceitou ou recusou a análise de uso, e quando, onde perguntamos;',
          '“shortlist”: as empresas que você salvou;',
          '“recentSearches”: suas últimas cinco buscas, que você pode apagar abaixo do campo de busca;',
          '“pre-registration-draft”, “correction-draft” e “drafts”: o que você digitou ou corrigiu no formulário de cadastro e a imagem que escolheu, para que não os perca. São apagados quando você envia o formulário ou o começa de novo.',
        ],
        'Até que você feche a aba, ele também pode lembrar detalhes técnicos, como até onde uma página foi rolada ou um link de um e-mail que você está usando. Nada disso é usado para seguir você, e tudo pode ser apagado nas configurações do seu navegador.',
      ],
    },
    {
      id: 'analytics',
      title: 'Análise de uso',
      blocks: [
        'Por padrão, o Rumbo não carrega análise de terceiros. Onde ativarmos o Google Analytics ou o Microsoft Clarity, eles só são carregados **depois que você consentir**, e recusar não custa nada. Com seu consentimento, eles recebem os endereços das páginas que você visita, dados técnicos do seu navegador, por onde você navega e no que clica e, se você entrou na conta, seu número de conta e seu nome. O Google não fica sabendo o que você busca; para o Clarity isso faz parte do endereço. O que as páginas dizem e o que você digita fica oculto para ambos.',
        'Nesse caso eles guardam cookies no seu dispositivo: “_ga” e os que começam assim (Google), “_clck” e “_clsk” (Microsoft), e a Microsoft alguns em seus próprios sites. Você pode mudar de ideia a qualquer momento em “Opções de privacidade”, no rodapé de cada página: ambos param e seus cookies neste site são apagados. Depois de 12 meses perguntamos de novo. Se seu navegador envia Do Not Track ou Global Privacy Control, entendemos como um não e não perguntamos.',
      ],
    },
    {
      id: 'bot-check',
      title: 'Verificação contra robôs',
      blocks: [
        'Para barrar robôs, seu navegador resolve um pequeno cálculo antes de criar uma conta, entrar, redefinir uma senha ou cadastrar uma empresa. Por padrão, essa verificação é uma prova de trabalho em nossos próprios servidores: não usa cookies, não cria um perfil de você e não informa nada sobre você a mais ninguém. Se abusos nos obrigarem a usar o Google reCAPTCHA em seu lugar, esses formulários o carregarão e o Google receberá seu endereço IP e dados do seu navegador, segundo a própria [política de privacidade](https://policies.google.com/privacy) dele.',
      ],
    },
    {
      id: 'google',
      title: 'Login com o Google',
      blocks: [
        'Somente se você usar, e onde for oferecido: o Google nos diz quem você é (um identificador, seu nome, seu e-mail, se ele está verificado, e sua imagem) e fica sabendo que você entrou aqui. Não recebemos sua senha nem mais nada da sua conta do Google. Você pode fazer o mesmo com um e-mail e uma senha.',
      ],
    },
    {
      id: 'recipients',
      title: 'Quem recebe dados',
      blocks: [
        'Além do que é público, os dados só vão para:',
        [
          'fornecedores que trabalham para nós por contrato e segundo nossas instruções: hospedagem e armazenamento, envio de e-mails e, nos planos pagos, cobrança e faturamento;',
          'os serviços citados acima, quando estiverem ativados e, se for o caso, quando você consentir;',
          'tribunais e autoridades, quando a lei nos obrigar;',
          'quem assumir a operação do Rumbo, sujeito a esta política, depois que avisarmos você.',
        ],
        'Algumas páginas podem usar um serviço externo: a página de ajuda pode consultar seu endereço IP público em um deles, e os vídeos de ajuda são exibidos por uma plataforma de vídeo. Esses serviços veem seu endereço IP como qualquer site. Peça a lista atual de nossos fornecedores em {email}.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transferências internacionais',
      blocks: [
        'Nossos fornecedores podem tratar dados em países diferentes do seu. Quando um desses países não oferece proteção adequada, usamos as garantias previstas em lei, como as cláusulas contratuais padrão aprovadas na Argentina, no Brasil ou na União Europeia, ou seu consentimento. O que é público no diretório pode ser lido de qualquer lugar.',
      ],
    },
    {
      id: 'retention',
      title: 'Por quanto tempo guardamos os dados',
      blocks: [
        [
          '**Conta**: até que você a exclua, no seu perfil ou pedindo a nós por e-mail. Você confirma por um link enviado por e-mail; durante os **30 dias** seguintes pode entrar e manter a conta. Depois sua conta, suas sessões e seu vínculo com empresas são excluídos, e seu nome e e-mail são retirados do nosso registro, que mantém o que aconteceu. As empresas ficam no diretório, sem vínculo com você, até que você peça para retirá-las.',
          '**Faturamento**: os dados pessoais ligados ao faturamento são guardados por **5 anos** após um pedido de exclusão, bloqueados para qualquer outro uso, porque as normas fiscais e comerciais exigem comprovantes.',
          '**Anúncio**: enquanto estiver publicado. Um cadastro que recusamos é guardado somente pelo tempo necessário para responder a contestações e prevenir abusos repetidos.',
          '**Sessões, links enviados por e-mail e provas da verificação contra robôs**: expiram sozinhos e são excluídos cerca de um dia depois.',
          '**Registros**: por um tempo limitado que o operador do serviço define, conforme as necessidades de segurança e a lei. Pergunte-nos qual é o atual.',
          '**Cópias de segurança**: são sobrescritas em rodízio; então os dados excluídos desaparecem delas.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Seus direitos e como exercê-los',
      blocks: [
        'Onde quer que viva, você pode nos pedir sem custo que:',
        [
          'digamos se usamos dados seus e entreguemos uma cópia (acesso), também em um formato que você possa levar para outro lugar (portabilidade);',
          'corrijamos ou completemos o que estiver errado ou desatualizado;',
          'excluamos, bloqueemos ou tornemos anônimo o que não for mais necessário ou tiver sido usado em violação da lei;',
          'deixemos de usá-los ou limitemos seu uso, atendamos à sua oposição a um uso baseado em nosso interesse legítimo ou à retirada de um consentimento;',
          'digamos com quem compartilhamos seus dados e que uma pessoa examine novamente uma decisão.',
        ],
        'Seu perfil tem um botão que baixa o que temos sobre você, e outro que exclui sua conta. Para tudo o mais, escreva para {email} a partir do endereço da sua conta, ou indique outra forma de termos certeza de que é você. Respondemos em até 10 dias corridos aos pedidos de acesso e em até 5 dias úteis aos de correção ou exclusão, ou antes se sua lei assim determinar.',
        'Esses direitos decorrem da Lei 25.326 na Argentina, da LGPD (Lei 13.709/2018) no Brasil, do RGPD na União Europeia e de leis semelhantes em outros países. Na Argentina, o titular dos dados pessoais pode exercer o direito de acesso gratuitamente em intervalos não inferiores a seis meses, salvo se comprovar um interesse legítimo, conforme o artigo 14, inciso 3, da Lei 25.326.',
        'Você também pode reclamar à autoridade do seu país. Na Argentina, a [Agência de Acesso à Informação Pública](https://www.argentina.gob.ar/aaip), como órgão de controle da Lei 25.326, atende às denúncias e reclamações de quem tiver seus direitos afetados pelo descumprimento das normas de proteção de dados pessoais. No Brasil, é a [ANPD](https://www.gov.br/anpd).',
      ],
    },
    {
      id: 'security',
      title: 'Segurança',
      blocks: [
        'Protegemos os dados com medidas proporcionais ao risco: conexões criptografadas, senhas e chaves de sessão guardadas apenas como resumos irreversíveis, acesso da equipe conforme a necessidade, um registro de cada mudança, e imagens verificadas e refeitas. Nenhum sistema é perfeitamente seguro. Se um incidente colocar você em risco, comunicaremos a você e às autoridades como a lei determina. Se notar algo, escreva para {email}.',
      ],
    },
    {
      id: 'minors',
      title: 'Menores de idade',
      blocks: [
        'O Rumbo é para empresas e pessoas adultas. As contas são para maiores de 18 anos, e não coletamos conscientemente dados de menores. Se acreditar que temos algum, avise-nos e o excluiremos.',
      ],
    },
    {
      id: 'place-data',
      title: 'Dados geográficos',
      blocks: [
        'A lista de locais em que você busca não contém dados pessoais. Ela vem do [GeoNames](https://www.geonames.org), sob a licença [Creative Commons Atribuição 4.0 (CC BY 4.0)](https://creativecommons.org/licenses/by/4.0/deed.pt-br), e está em nossos próprios servidores: o que você digita ali não é enviado ao GeoNames.',
      ],
    },
    {
      id: 'changes',
      title: 'Mudanças nesta política',
      blocks: [
        'Quando mudamos esta política, publicamos a nova versão aqui com a data. Se a mudança for importante para você, avisamos quem tem uma conta **pelo menos 5 dias** antes que ela se aplique, e pedimos novamente seu consentimento quando a lei exige.',
      ],
    },
    {
      id: 'contact',
      title: 'Contato',
      blocks: ['Para tudo o que se refere aos seus dados: {email}. Por correio: {address}.'],
    },
  ],
};
