import { fold } from '#shared/fold.ts';
import { stem } from './stem.ts';

/** Words (stemmed) of job seekers, who need no carrier. */
export const WORK: ReadonlySet<string> = new Set(
  words(`trabajo trabajos vacante vacantes vaga vagas curriculo curriculum hiring job jobs career careers sueldo salario empleo
    empleos emprego empregos emploi emplois`),
);

/**
 * Words (stemmed) of other trades, in four languages: food, beauty, health, law, money, homes, jobs, lessons, leisure.
 * No logistics firm offers these, unless another word names a service. Words for goods and customers of shippers are
 * not listed: "entrega a farmacias", "mudanza de consultorio".
 */
export const OTHER_TRADES: ReadonlySet<string> = new Set([
  ...WORK,
  ...words(`taco tacos taqueria pizza pizzas pizzeria pizzaria sushi hamburguesa hamburguesas burger burgers empanadas ceviche cevicheria
    parrillada asador churrascaria churrasco rodizio almuerzo almuerzos desayuno cena lunch breakfast dinner brunch
    dejeuner souper poutine creperie patisserie boulangerie pasteleria pasteles confeitaria cupcake cake cakes receta
    recetas recipe recipes recette bistro lanchonete sandwich arepas arepera
    pupuseria pupusas baleadas shawarma buffet banquete heladeria sorveteria discoteca nightclub`),
  ...words(`peluqueria peluquero barberia barbero barbearia cabeleireiro barber barbershop hair hairdresser haircut coiffure coiffeur coiffeuse
    barbier manicure manicura pedicure manucure nails unhas tatuaje tatuajes tatuagem tattoo tatouage maquillaje maquiagem makeup
    maquillage masaje masajes massagem massage depilacion depilacao waxing botox pestanas cilios sobrancelha`),
  ...words(`dentista ortodoncia odontologo odontologia dentist dentiste orthodontist oculista optometrista oftalmologo optometriste
    psicologo psicologa psicologia psychologue psychologist terapeuta therapist pediatra ginecologo dermatologo nutricionista nutriologo
    fisioterapia fisioterapeuta quiropractico chiropractor veterinario veterinaria veterinarian vet veterinaire nutritionniste doctor medecin
    enfermera enfermeira curandero horoscopo tarot vidente astrologia oculos eyeglasses lunettes embarazo divorcio`),
  ...words(`abogado abogada abogados advogado advogada lawyer lawyers attorney notaria notario notaire cartorio contador
    contadora contable contabilidad contabilidade accountant comptable prestamo prestamos emprestimo loan loans hipoteca hipotecario
    mortgage hypotheque cripto bitcoin crypto loteria lottery apuestas apostas casino betting
    pasaporte passaporte passport passeport divorce herencia testamento`),
  ...words(`plomero plomeria fontanero gasfiter gasfitero gasfiteria encanador plumber plumbing plombier plomberie electricista eletricista
    electrician electricien albanil pedreiro pintor painter peintre carpintero carpinteria marceneiro carpenter menuisier jardinero jardineria
    jardineiro gardener jardinier paysagiste piscinero fumigador cucarachas couvreur cerrajeria locksmith serrurier
    faxineira empregada maid housekeeper nounou babysitter nanny baba lavanderia tintoreria sastre costureira tailor
    remodelacion arquitecto arquitecta architect architecte`),
  ...words(`inmobiliaria imobiliaria realtor
    inmueble imovel imoveis airbnb hostal motel hostel pousada vacaciones vacances vuelo vuelos voo voos flight flights ingressos
    entradas concierto conciertos cine cinema movie movies`),
  ...words(`gimnasio gym crossfit yoga pilates zumba soccer basquet beisbol baseball hockey karate natacion
    natacao guitarra violin ingles idiomas lecciones matematicas tutor tutoring guarderia creche daycare garderie vestido vestidos fotografo fotografia photographer photographe
    dj mariachi mariachis payaso palhaco pinata cumpleanos aniversario birthday anniversaire floreria floricultura florist
    fleuriste`),
  ...words(
    `permuto iphone playstation xbox netflix anillo bijouterie visa visas deneigement snowplow iglesia igreja eglise meteo noticias politica elecciones`,
  ),
]);

function words(text: string): string[] {
  return text.split(/\s+/).map((word) => stem(fold(word)));
}
