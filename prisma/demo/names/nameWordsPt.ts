import type { NameWords } from './nameWords.ts';
import { words } from './nameWords.ts';

export const nameWordsPt: NameWords = {
  surnames: words(`
    Abreu Aguiar Albuquerque Almeida Alves Amaral Amorim Andrade Antunes Aragão Araújo Assis Azevedo Baldini Barbosa
    Barros Bastos Batista Becker Bernardes Bertolini Bittencourt Borges Braga Brandão Brito Bueno Camargo Campos
    Cardoso Carvalho Castro Cavalcanti Coelho Conti Cordeiro Correia Costa Coutinho Cunha Damasceno Dias Domingues
    Duarte Esteves Fagundes Farias Fernandes Ferraz Ferreira Figueiredo Fonseca Fontana Freitas Furtado Garcia Gomes
    Gonçalves Guedes Guimarães Hoffmann Junqueira Klein Lacerda Leal Leite Lima Lopes Luz Macedo Machado Magalhães
    Maia Marchesini Marques Martins Mattos Medeiros Meireles Melo Mendes Menezes Mesquita Miranda Monteiro Moraes
    Moreira Moura Müller Nascimento Nogueira Novaes Nunes Oliveira Pacheco Padilha Paiva Peixoto Pereira Pimentel
    Pinheiro Pinto Pires Portela Prado Queiroz Ramos Rangel Rebouças Ribeiro Rocha Rodrigues Salles Sampaio Santana
    Santos Schmidt Siqueira Soares Sobral Souza Tavares Teixeira Toledo Torres Vargas Vasconcelos Vieira Xavier
    Zanella Zanetti`),
  givenNames: words(`
    Adriana Aline Antônio Carlos Cláudio Daniel Edson Eduardo Fábio Fernando Flávia Geraldo Gilberto João João_Paulo
    José José_Carlos Juliana Leandro Luciana Luiz Luiz_Carlos Marcelo Márcia Marcos Maria_Helena Mário Maurício
    Nelson Osvaldo Paulo Pedro Rafael Regina Renato Ricardo Roberto Rodrigo Rogério Sandra Sérgio Sílvia Valdir Vera
    Vicente Wagner`),
  heads: {
    road: words('Transportadora Transportes Expresso Transportes Rodoviário Logística'),
    cold: words('Transportadora Frigo_Transportes Transportes_Refrigerados Logística_do_Frio'),
    bulk: words('Transportadora Transportes Graneleira Transportes_e_Cargas'),
    special: words('Transportes_Especiais Transportadora Transportes Cargas_Especiais'),
    parcels: words('Expresso Entregas Encomendas Logística'),
    moving: words('Mudanças Mudanças_e_Transportes Transportes_e_Mudanças'),
    forwarding: words('Logística Agência_de_Cargas Grupo Logística_Internacional'),
    customs: words('Despachos_Aduaneiros Comissária_de_Despachos Comércio_Exterior Assessoria_Aduaneira'),
    storage: words('Armazéns_Gerais Armazéns Logística Centro_Logístico'),
    people: words('Turismo Viagens Transportes Viação Fretamento'),
    cranes: words('Guindastes Guinchos Içamentos Guindastes_e_Munck'),
    services: words('Serviços Grupo Soluções Serviços_Logísticos'),
  },
  tails: {
    road: words('Transportes Logística Cargas Express Transportes_e_Logística'),
    cold: words('Transportes_Refrigerados Cargas_Frias Logística_do_Frio Transportes'),
    bulk: words('Transportes Graneleiros Logística Cargas'),
    special: words('Cargas_Especiais Transportes Logística'),
    parcels: words('Express Entregas Encomendas Courier'),
    moving: words('Mudanças Mudanças_e_Guarda-Móveis'),
    forwarding: words('Cargo Logística Agenciamento_de_Cargas Multimodal'),
    customs: words('Despachos_Aduaneiros Comex Comércio_Exterior'),
    storage: words('Armazéns Logística Operador_Logístico'),
    people: words('Turismo Viagens Fretamento Transfer'),
    cranes: words('Guindastes Guinchos Içamentos'),
    services: words('Serviços Soluções Serviços_Logísticos'),
  },
  placeWords: words(`
    do_Sul do_Norte do_Vale do_Litoral da_Serra do_Cerrado do_Planalto Central Nacional Atlântico Continental
    das_Américas do_Porto do_Oeste do_Leste Horizonte Brasil Norte Sul Paulista Minas dos_Pampas Catarinense
    Paranaense Nordeste Bandeirante Tropical Pantanal Amazônia Iguaçu Tietê São_Francisco Guanabara`),
  localWords: {},
  symbols: words(`
    Águia_Dourada Águia_Branca_do_Vale Três_Irmãos Dois_Irmãos Boa_Viagem Bom_Jesus São_Cristóvão São_Jorge
    Santa_Rita Santa_Luzia São_Judas Estrela_do_Norte Estrela_da_Manhã Rota_Livre Rota_Certa Porto_Seguro_do_Sul
    Boa_Vista Bela_Vista Monte_Verde Rio_Claro Rio_Verde Serra_Azul Nova_Era Nova_Rota Novo_Horizonte Ponto_Alto
    Pé_na_Estrada Cruzeiro Diamante Esmeralda Falcão Gavião Jequitibá Ipê_Amarelo Araucária Onça_Pintada Beija-Flor
    Sabiá Carcará Tucano Vitória Primavera União Progresso Pioneira Confiança Ventania`),
  beginnings: words(`
    Rodo Trans Logi Cargo Expres Via Nova Norte Sul Inter Multi Rapi Terra Brasil Alfa Sol Vel Tecno Uni Max Flex
    Mega Prime Omni Delta Serra Cerra Lito Paula Mineir Ita Guara Tupi Jequi Ara Tapa Pira Ubi Mogi Cata`),
  ends: words(`
    log mar sul norte link tec max pack via port cargas net line plus trans sol rota star cruz way tran lar bel vit
    ran dor cor mil zul gran lex tiba nova mil rio frete`),
};
