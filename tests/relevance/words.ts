/** Single-word searches in Spanish, Portuguese and English, and rare words of names. */
export const WORDS =
  `refrigerado congelados mudanzas contenedores cereales combustibles ganado caballos maquinaria peligrosas químicos
  explosivos residuos cemento madera encomiendas mensajería aduana exportación almacenamiento depósito montacargas
  turismo escolar pacientes remolque neumáticos seguro fumigación muebles medicamentos vacunas pescados
  mudanças grãos combustíveis cavalos perigosos encomendas armazenagem guindaste empilhadeira rastreamento laticínios
  veículos escolta
  refrigerated warehouse container customs machinery hazardous furniture forklift insurance tracking courier flatbed
  timber
  Calpulalpan Echeverría Bandeirante Caldwell`.split(/\s+/);

/** Words typed without their accents. */
export const ACCENTED =
  `camión camiones grúas logística químicos neumáticos depósito exportación importación fumigación mensajería cámaras
  líquidos sólidos vehículos almacén tránsito aéreo marítimo turístico turísticos médicos clínicas
  biológicos lácteos áridos caña petróleo agrícola electrónica  pequeños compañía niños envíos frío fríos
  última milla pérdida capacitación preparación distribución reparación recolección consolidación intermediación
  clasificación  atención habilitación
  mudanças grãos combustíveis caminhão caminhões contêineres perigosos resíduos veículos máquinas armazém laticínios
  frigorífico câmara açúcar aço brita alimentícios químicos granéis líquidos eólicos eletrônicos móveis locação
  ônibus funcionários escritórios elétrica`.split(/\s+/);
