import { fold } from '#shared/fold.ts';
import { lexemesOf, stem } from './stem.ts';

/**
 * Words (stemmed) of requests, in four languages: 'I need', 'company', 'cheap', 'good morning'. They do not name the
 * subject of a search, so they do not filter.
 */
export const ASKING_WORDS: ReadonlySet<string> = new Set([
  // stems that are shorter than the stems of the words
  ...words(`necesit necesitam busc buscam buscand quier quisier requier transportador transportist precis precisam procur
    procuram compani companhi empres proveedor provedor servic llev econom mejor melhor buen bon`),
  ...words(`necesito necesita necesitamos necesitan necesitaria necesitar busco buscamos buscando buscar quiero quiere quieren
    quisiera queremos requiere requerimos requiero tengo tenemos tiene tienen tienes tenes hay quien quienes quiene cual cuales
    donde cuanto cuanta hacer hace hacen haga hagan llevar lleva lleve lleven llevarlo traer traiga enviar envie mandar mande mandarlo
    contratar contrato cotizar cotizacion cotizo presupuesto precio precios barato barata baratas economico economica mejor cerca
    cercano cercana favor porfa porfavor hola buenos buenas bueno buena dia dias tarde tardes noches saludos gracias
    disculpe disculpen tal importado importada importados importadas alguien alguno alguna algun empresa empresas compania companias hasta puede pueden podria podrian estoy
    estamos esta este esto estos estas ese esa ofrece ofrecen recomienda recomiendan conocen conoce saben sabe urgente urge
    urgencia mi mis mio tu sus me te se le les nos yo ellos nosotros ustedes usted hoy manana ya luego semana mes fin final
    zona alquilan alquila alquilo estimado estimada estimados senor senores solicito solicitamos seria serio responsable autorizada
    autorizado confiable todo toda todos todas muy mas menos tambien solo cosa cosas gente pra pa quedo quede arranca manejar
    manejarlo retire retirar reciba recibir puedan sea ser son es soy fue voy va van ir irme ahora aqui aca alli como cuando
    porque pero si no ni cada otro otra otros unas unos mudarme tirado interesado interesada informacion consulta disponible disponibles`),
  ...words(`preciso precisa precisamos procuro procura procuramos quero quer queremos gostaria tenho temos tem quem qual quais onde
    quanto fazer faz fazem faca facam levar leva leve levem trazer traga mandar contratar cotar cotacao orcamento preco precos
    barato barata melhor perto ola oi bom boa tarde noite obrigado obrigada alguem algum alguma empresa companhia fornecedor
    servico ate pode podem poderia voces voce estou estamos esse essa isso este oferece oferecem indica indicam recomenda
    conhece conhecem sabe sabem urgente urgentemente meu minha meus minhas nosso nossa hoje amanha semana mes fim aluga alugam
    receba guarde tudo muito mais tambem coisa para por favor tirar sair vou vai ser sou agora aqui como quando mas cada outro`),
  ...words(`imported need needs needed want wants wanted looking lookin look find finding seek seeking hiring hire get getting can could would
    should will shall who what where which when why how do does did my mine me we us you your they them their it its he she his her
    company companies business carrier provider please best cheap cheapest near nearby close quote quotes price prices rate rates
    someone somebody anyone anybody some any all that this these those there here have has had having be been being am was were
    hello hi hey good morning afternoon evening thanks thank today tomorrow now right urgent urgently asap recommend know reliable
    trusted service services offer offers offering im i'm id ill week month sitting sit outside about into out up down just only also
    really very much many more most other another make made take takes going go come pick put around between send sending`),
  // days and months that are not names, and times such as "soon"
  ...words(`lunes martes miercoles jueves viernes sabado enero febrero marzo septiembre
    octubre noviembre diciembre pronto anoche semanal semanas meses horas hora
    monday tuesday wednesday thursday friday saturday sunday january february march july september october
    november december tonight weekend weekly soon next last every hours hour days weeks months
    janeiro fevereiro setembro outubro novembro dezembro semanas
    logo breve ida vuelta volta ir feira sexta terca quarta quinta lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier juillet aout septembre
    octobre decembre bientot prochaine chaque ce soir`),
  // more words of requests
  ...words(`acarrear pudiera pudieran quisieramos gustaria andamos ando falta pasar pasarme pasen cuesta cuestan costaria cobra cobran
    cobrarian ayude ayuda ayudar ayuden mandarme interesa interesaria conseguir consigo encontrar recomiendan recomendar
    dedica dedique dedican haria harian trabaja trabajan atienden atiende posible antes porque vivo tenga tengan
    anybody's someone's recommend recommendation recommended suggest handle handles handled charge charges cost costs much
    help helps able across trying currently possible per contact phone number
    custa custam custaria cobram saber sei ajudar ajude conseguir encontrar indicar trabalha trabalham atende atendem
    algum jeito mim comigo conmigo quantos possivel moro estao estou estava queria`),
  ...words(`bonjour bonsoir salut merci je tu il elle nous vous ils elles moi mon ma mes notre nos votre vos son sa ses leur cherche
    cherchons cherchez besoin quelqu quelqu'un qui que quoi quel quelle ou est sont ce cet cette ces avez avoir pouvez peut peut-on
    peux pouvoir chez pas cher trouver faire fait sil s'il plait svp une un des pour avec dans sur le la les du au aux et aller
    aurais aurait voudrais voudrait voudrions aimerais devons dois doit faut pouvons combien coute couter aide aider connaissez entreprise compagnie prochain semaine mois aujourd'hui demain prix devis soumission tarif garder`),
]);

/** Whether a text consists only of words of requests: "near me". */
export function isAsking(text: string): boolean {
  const lexemes = lexemesOf(text);
  return lexemes.length > 0 && lexemes.every((lexeme) => ASKING_WORDS.has(lexeme));
}

function words(text: string): string[] {
  return text.split(/\s+/).map((word) => stem(fold(word)));
}
