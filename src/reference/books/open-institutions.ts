import type { OpenedInstitutions } from './institution.js'
import { locate } from './locate.js'
import { ownInstitution } from './own-institution.js'
import { riverLocations } from './river-locations.js'

/** The institutions of the reference bank, and the postal codes that it knows. */
export const openInstitutions: OpenedInstitutions = {
  institutions: [
    { id: ownInstitution, locations: riverLocations },
    {
      id: 'NS',
      locations: [
        locate(
          'branch',
          ['North Star, Portland', 'North Star en Portland', 'North Star à Portland'],
          ['7 Congress Sq', 'Portland', 'ME', '04101'],
          [43.6545, -70.2628],
        ),
        locate(
          'atm',
          ['North Star, Scarborough', 'North Star en Scarborough', 'North Star à Scarborough'],
          ['1 Payne Rd', 'Scarborough', 'ME', '04074'],
          [43.6021, -70.3374],
        ),
      ],
    },
  ],
  postalAreas: [
    { countryCode: 'US', postalCode: '04101', place: { latitude: 43.6615, longitude: -70.2553 } },
    { countryCode: 'US', postalCode: '04330', place: { latitude: 44.3238, longitude: -69.7653 } },
    // The same digits in another country.
    { countryCode: 'DE', postalCode: '04101', place: { latitude: 51.3422, longitude: 12.3746 } },
  ],
}
