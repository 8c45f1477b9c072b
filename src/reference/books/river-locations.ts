import type { AccessLocation } from './institution.js'
import { always, locate, weekOpen } from './locate.js'

const lobby = weekOpen()
const weekend = weekOpen('sunday', 'saturday')

/** Locations of the customers' own institution: both types, near and far, with and without coordinates and hours. */
export const riverLocations: readonly AccessLocation[] = [
  locate(
    'branch',
    ['Harbor branch', 'Sucursal del puerto', 'Agence du port'],
    ['12 Commercial St', 'Portland', 'ME', '04101'],
    [43.657, -70.253],
    { hours: { lobby, atm: always } },
  ),
  // It stands in the branch and is not listed beside it.
  locate(
    'atm',
    ['Harbor lobby ATM', 'Cajero del vestíbulo del puerto', 'Distributeur du hall du port'],
    ['12 Commercial St', 'Portland', 'ME', '04101'],
    [43.657, -70.253],
    { hours: { atm: always }, within: 'Harbor branch' },
  ),
  locate(
    'atm',
    ['Ferry terminal ATM', 'Cajero del transbordador', 'Distributeur du ferry'],
    ['56 Commercial St', 'Portland', 'ME', '04101'],
    [43.6568, -70.248],
    { hours: { atm: weekend }, tellsPlace: false },
  ),
  locate(
    'branch',
    ['Bayside branch', 'Sucursal de la bahía', 'Agence de la baie'],
    ['90 Marginal Way', 'Portland', 'ME', '04101'],
    [43.664, -70.26],
    { hours: { lobby } },
  ),
  locate(
    'branch',
    ['South Portland branch', 'Sucursal de South Portland', 'Agence de South Portland'],
    ['415 Cottage Rd', 'South Portland', 'ME', '04106'],
    [43.6302, -70.2372],
    { tellsPlace: false },
  ),
  locate(
    'atm',
    ['Westbrook ATM', 'Cajero de Westbrook', 'Distributeur de Westbrook'],
    ['839 Main St', 'Westbrook', 'ME', '04092'],
    [43.677, -70.3712],
  ),
  // A little less than 14 km from the middle of the others: a radius in kilometers that is rounded up holds it.
  locate(
    'branch',
    ['Cumberland branch', 'Sucursal de Cumberland', 'Agence de Cumberland'],
    ['9 Farwell Ave', 'Cumberland', 'ME', '04021'],
    [43.7758, -70.1994],
    { hours: { lobby } },
  ),
  locate(
    'branch',
    ['Freeport branch', 'Sucursal de Freeport', 'Agence de Freeport'],
    ['200 Main St', 'Freeport', 'ME', '04032'],
    [43.857, -70.1031],
    { hours: { lobby, atm: weekend } },
  ),
  locate(
    'atm',
    ['Freeport village ATM', 'Cajero de Freeport', 'Distributeur de Freeport'],
    ['4 Bow St', 'Freeport', 'ME', '04032'],
    [43.8561, -70.102],
    { hours: { atm: always }, selfService: false },
  ),
  locate(
    'branch',
    ['Biddeford branch', 'Sucursal de Biddeford', 'Agence de Biddeford'],
    ['270 Main St', 'Biddeford', 'ME', '04005'],
    [43.4915, -70.4534],
    { hours: { lobby } },
  ),
  locate(
    'atm',
    ['Brunswick ATM', 'Cajero de Brunswick', 'Distributeur de Brunswick'],
    ['85 Maine St', 'Brunswick', 'ME', '04011'],
    [43.9145, -69.9653],
    { hours: { atm: always } },
  ),
  locate(
    'branch',
    ['Lewiston branch', 'Sucursal de Lewiston', 'Agence de Lewiston'],
    ['64 Lisbon St', 'Lewiston', 'ME', '04240'],
    [44.1004, -70.2148],
  ),
  locate(
    'atm',
    ['Augusta ATM', 'Cajero de Augusta', "Distributeur d'Augusta"],
    ['210 State St', 'Augusta', 'ME', '04330'],
    [44.3106, -69.7795],
  ),
  locate(
    'branch',
    ['Boston branch', 'Sucursal de Boston', 'Agence de Boston'],
    ['28 State St', 'Boston', 'MA', '02109'],
    [42.3601, -71.0589],
    { hours: { lobby } },
  ),
  locate(
    'branch',
    ['Bangor branch', 'Sucursal de Bangor', 'Agence de Bangor'],
    ['23 Water St', 'Bangor', 'ME', '04401'],
    [44.8012, -68.7778],
  ),
  locate(
    'atm',
    ['Manhattan ATM', 'Cajero de Manhattan', 'Distributeur de Manhattan'],
    ['75 Broad St', 'New York', 'NY', '10004'],
    [40.7047, -74.0113],
    { hours: { atm: always } },
  ),
]
