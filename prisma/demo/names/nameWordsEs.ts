import type { NameWords } from './nameWords.ts';
import { words } from './nameWords.ts';

export const nameWordsEs: NameWords = {
  surnames: words(`
    Aguirre Alarcón Almada Álvarez Arce Arias Ávila Ayala Báez Barrera Barrios Benítez Bermúdez Bianchi Blanco Bravo
    Bustos Cabrera Cáceres Calderón Campos Cárdenas Cardozo Carrasco Castillo Castro Cisneros Contreras Córdova
    Correa Cuéllar Delgado Díaz Domínguez Echeverría Escobar Espinoza Esquivel Estrada Falcón Farías Fernández
    Ferrari Figueroa Flores Franco Fuentes Galarza Gallardo Galván Gamboa García Garrido Giménez Godoy Gómez
    Guerrero Gutiérrez Guzmán Herrera Hidalgo Huerta Ibáñez Iglesias Insfrán Iturralde Jaramillo Juárez Lagos Lara
    Ledesma Leiva Lezcano Linares Lombardi Lozano Lucero Luna Maidana Maldonado Mamani Marchetti Márquez Martínez
    Mejía Méndez Mendoza Meza Miranda Molina Montenegro Montoya Morales Moreno Moretti Moyano Muñoz Navarro Núñez
    Ojeda Olivera Orellana Ortega Ortiz Osorio Otero Pacheco Palacios Paredes Parra Paz Peralta Pereyra Ponce
    Quevedo Quintero Quiroga Quispe Ramírez Ramos Restrepo Reyes Ríos Rivas Robles Rojas Romero Rosales Rossi Rueda
    Ruiz Salazar Salinas Sandoval Santana Segovia Serrano Sosa Soto Suárez Tapia Toledo Torres Trejo Troncoso Uribe
    Valdez Valencia Vallejos Vargas Vega Velázquez Vera Vergara Villagra Villalba Yáñez Zamora Zapata Zárate Zúñiga`),
  givenNames: words(`
    Alberto Andrés Antonio Armando Beatriz Carlos César Claudia Daniel Diego Eduardo Elena Emilio Ernesto Esteban
    Felipe Fernando Gabriela Gerardo Graciela Gustavo Héctor Horacio Hugo Ignacio Javier Joaquín Jorge Juan_Carlos
    José_Luis Laura Luis Manuel Marcela Mario Marta Miguel_Ángel Norma Óscar Pablo Patricia Ramón Raúl Ricardo
    Roberto Rosa Rubén Sergio Susana Víctor`),
  heads: {
    road: words('Transportes Transportes Transporte Expreso Logística Cargas Fletes'),
    cold: words('Transportes Frigotransportes Logística_en_Frío Transporte_Refrigerado Frío'),
    bulk: words('Transportes Transporte Graneles Cargas Logística'),
    special: words('Transportes Traslados Cargas_Especiales Transportes_Especiales'),
    parcels: words('Mensajería Encomiendas Correo Reparto Logística'),
    moving: words('Mudanzas Mudanzas Mudanzas_y_Fletes La_Mudadora'),
    forwarding: words('Logística Agencia_de_Carga Grupo Logística_Internacional'),
    customs: words('Agencia_de_Aduanas Aduanas Comercio_Exterior Estudio_Aduanero'),
    storage: words('Depósitos Almacenes Bodegas Logística Operador_Logístico'),
    people: words('Turismo Viajes Transporte Buses Traslados'),
    cranes: words('Grúas Grúas Izajes Auxilio Grúas_y_Montajes'),
    services: words('Servicios Grupo Soluciones Servicios_Logísticos'),
  },
  tails: {
    road: words('Cargas Logística Transportes Express Transporte_y_Logística'),
    cold: words('Logística_en_Frío Refrigerados Cadena_de_Frío Transportes'),
    bulk: words('Transportes Graneles Logística Cargas'),
    special: words('Cargas_Especiales Transportes Traslados Logística'),
    parcels: words('Express Encomiendas Mensajería Envíos'),
    moving: words('Mudanzas Mudanzas_y_Guarda Traslados'),
    forwarding: words('Cargo Logística Logística_Internacional Multimodal'),
    customs: words('Aduanas Comex Comercio_Exterior Trade'),
    storage: words('Depósitos Almacenes Logística Operador_Logístico'),
    people: words('Viajes Turismo Traslados Bus'),
    cranes: words('Grúas Izajes Auxilio'),
    services: words('Servicios Soluciones Servicios_Logísticos Asistencia'),
  },
  placeWords: words(`
    del_Sur del_Norte del_Este del_Oeste del_Centro del_Valle de_los_Andes del_Río de_la_Costa Austral Continental
    del_Puerto Intercontinental de_la_Sierra del_Lago Cuatro_Vientos Central Federal Nacional Internacional
    de_las_Américas Horizonte Norte Sur`),
  localWords: {
    AR: words(
      'del_Litoral La_Pampa Patagonia Cuyo Río_de_la_Plata del_Comahue NOA NEA Mesopotamia Puelche Tehuelche Ranquel',
    ),
    MX: words(
      'del_Bajío del_Golfo Azteca del_Noroeste del_Pacífico Anáhuac del_Regio Tarahumara Peninsular del_Istmo Huasteca',
    ),
    CO: words(
      'Eje_Cafetero del_Caribe de_la_Sabana del_Llano Muisca del_Pacífico Los_Andes Magdalena Quindío Chicamocha',
    ),
    CL: words('Araucanía Pacífico Austral Atacama Mapocho del_Maule Cordillera Magallanes Chiloé Biobío'),
    PE: words('Inca Chasqui del_Pacífico Altiplano Amazonas Chavín Sipán Misti Wari Los_Andes'),
    UY: words('Oriental del_Plata del_Litoral Charrúa Cuareim Río_Negro'),
    PY: words('Guaraní del_Paraná Chaco Ypacaraí Itapúa Paraguarí'),
    BO: words('del_Oriente Altiplano Illimani Chiquitos Yungas Los_Andes'),
    EC: words('Chimborazo del_Guayas Mitad_del_Mundo Cotopaxi Amazonas Pacífico'),
    VE: words('del_Orinoco Los_Llanos Caribe Ávila Zulia Guayana'),
  },
  symbols: words(`
    El_Cóndor El_Halcón El_Águila El_Puma El_Jaguar La_Estrella La_Unión La_Veloz El_Rápido El_Trébol La_Perla
    El_Progreso El_Porvenir La_Confianza San_Cayetano San_Cristóbal San_Expedito Santa_Rita San_José San_Jorge
    San_Isidro San_Martín Don_Bosco Don_Pedro Don_Julio Don_Tito La_Herradura El_Lucero El_Faro El_Ancla
    Los_Hermanos Tres_Hermanos Dos_Amigos Siete_Leguas Ruta_Viva Buen_Viaje Puerto_Nuevo Monte_Alto Río_Claro
    Sol_Naciente Cruz_del_Sur Nuevo_Rumbo Los_Pinos El_Quebracho Los_Robles La_Colonial La_Victoria La_Gaviota
    El_Delfín`),
  beginnings: words(`
    Trans Logi Cargo Ruta Via Nor Sur Inter Multi Rapi Terra Andi Cordi Mar Nova Omni Alfa Sol Vel Tecno Uni Gran
    Alti Euro Meri Poli Sudam Prima Argo Delta Bravo Centi Duo Eje Fede Inte Lito Metro Orion Puma Quime Rio Tauro
    Ultra Valle Zenit`),
  ends: words(`
    mar sur nor link tec max pack andes via port log net line plus vial trans carga flet sol gan ruta star cruz way
    rap ter dex nova mex lar bel vit ran dor cor san mil`),
};
