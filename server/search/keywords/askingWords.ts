/**
 * Words (stemmed) with which people ask, in three languages: 'I need', 'company', 'cheap'. They say nothing about what is
 * looked for, so they do not filter.
 */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  `necesit necesitam necesitamo busc buscam buscand quier querem queremo quisier requier requerim transportador transportist
  tengo teng hay quien quiene cual dond cuant hac hacen llev llevar enviar mandar contrat contratar cotiz cotizar cotizacion
  presupuest preci barat economic mejor cerc cercan favor hol algun empres compani proveedor servici hast
  precis precisam precisamo procur procuram procurand quer quero tenh quem qual ond faz fazem leva levar alguem
  orcament cotaca melhor pert companhi fornecedor servic ate carrier
  need needed want looking look find seek seeking hir get can who what wher which how do does my me
  par company business provider pleas best cheap cheapest near nearby clos quot pric rat someon anyon
  that this ther hav has ha`.split(/\s+/),
);
