import type { NameWords } from './nameWords.ts';
import { words } from './nameWords.ts';

export const nameWordsEn: NameWords = {
  surnames: words(`
    Abbott Adler Albright Anders Archer Ashby Atwood Baird Barlow Barrett Baxter Becker Bennett Bishop Blackwell
    Bowman Boyd Brandt Briggs Brooks Burke Burns Caldwell Calloway Cameron Carver Castillo Chandler Chavez Clark
    Clayton Cole Conway Cooper Crane Crawford Cruz Dalton Daniels Davenport Dawson Dixon Donovan Doyle Drake Dunn
    Eastman Ellis Emerson Farrell Fisher Fleming Fletcher Foster Fowler Gaines Garrett Garza Gibson Gill Goodwin
    Grady Graham Grant Griffin Hale Hammond Hansen Harmon Harper Hayes Henderson Hendricks Hoffman Holt Hooper
    Hudson Hughes Hutton Jensen Keane Keller Kemp Kirby Knight Lambert Larson Lawson Lindgren Lowell Lyons Maddox
    Marsh Mason McBride McCoy McGraw Mercer Merritt Meyer Miles Monroe Morrow Nash Nelson Newell Nolan Norris Olson
    Osborne Parrish Payne Pierce Porter Pratt Prescott Ramsey Randall Reeves Reyes Rhodes Rollins Rowe Salinas
    Sawyer Schultz Shaffer Shaw Sherman Sloan Stanton Sterling Stokes Sutton Tate Thornton Trevino Tucker Vaughn
    Wade Walton Webb Weston Wheeler Whitaker Wilder Wolfe Woodard Yates York`),
  givenNames: words(`
    Al Ben Bill Bob Carl Charlie Dan Dave Ed Frank Gene George Hank Harry Jack Jim Joe Ken Larry Lou Mack Mike Nick
    Pete Ray Rick Roy Sam Steve Ted Tom Walt`),
  heads: {
    road: ['Transport'],
    cold: ['Cold Freight'],
    bulk: ['Bulk Haul'],
    special: ['Heavy Haul'],
    parcels: ['Parcel'],
    moving: ['Moving'],
    forwarding: ['Cargo'],
    customs: ['Customs'],
    storage: ['Storage'],
    people: ['Coach'],
    cranes: ['Crane'],
    services: ['Services'],
  },
  tails: {
    road: words('Trucking Transport Freight_Lines Logistics Freight Motor_Freight Hauling'),
    cold: words('Refrigerated_Transport Cold_Freight Reefer_Lines Cold_Chain Produce_Haulers'),
    bulk: words('Bulk_Transport Tank_Lines Hauling Bulk_Carriers Transport'),
    special: words('Heavy_Haul Specialized Auto_Transport Rigging_and_Haul Carriers'),
    parcels: words('Couriers Express Delivery Parcel Messengers'),
    moving: words('Moving_and_Storage Movers Van_Lines Relocation'),
    forwarding: words('Forwarding Global_Logistics Cargo Freight_Forwarders Logistics'),
    customs: words('Customs_Brokers Trade_Services Customs_House Import_Services'),
    storage: words('Warehousing Distribution Fulfillment Logistics Storage'),
    people: words('Charters Coach_Lines Bus_Service Tours Transportation'),
    cranes: words('Crane_Service Towing Crane_and_Rigging Recovery'),
    services: words('Fleet_Services Truck_Services Transport_Services Supply'),
  },
  placeWords: words(`
    Keystone Summit Cornerstone Liberty Blue_Ridge Prairie Highland Lakeland Tri-State Valley Ridgeline Midland
    Lakeshore Riverbend Heartland Northern Southern Western Eastern Coastal Continental Allied United Pioneer
    Frontier Crossroads Interstate Sierra Mesa Delta Atlantic Pacific Borderlands`),
  localWords: {
    CA: words('Maple Prairie_North Laurentian Great_White Rockies Maritime Shield'),
    JM: words('Blue_Mountain Yard Island'),
    TT: words('Scarlet_Ibis Gulf Twin_Island'),
  },
  symbols: words(`
    Red_Hawk Iron_Bridge Silver_Fox Black_Oak Gray_Wolf Golden_Eagle Blue_Heron Copper_Creek Stone_Mill Cedar_Ridge
    Long_Mile North_Star White_Pine Big_River Swift_Current Steady_Hand Clear_Road Open_Road Wild_Horse Old_Mill
    True_North First_Light Green_Valley Two_Rivers Three_Forks Five_Points Rolling_Thunder Straight_Line Bluebonnet
    Magnolia Cottonwood Saguaro Sandhill Osprey Falcon Mustang Longhorn Bison Redwood Ironwood`),
  beginnings: words(`
    Trans Logi Cargo Route Via Nor Inter Multi Rapid Terra Nova Omni Alpha Velo Tech Uni Prime Apex Core Max Flex
    Mega Metro Fleet Haul True Clear Sure Link Span`),
  ends: words(`
    mark way link tec max pack port log net line plus trans haul freight star point path ton ex gate lane ride ward
    path bridge span`),
};
