/** Where something is on the earth, in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

interface Address {
  readonly address1: string
  readonly locality: string
  readonly regionCode: string
  readonly postalCode: string
  readonly countryCode: string
}

export type Day = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'

/** Whether it is open around the clock, by day. */
export type WeeklyHours = Readonly<Record<Day, { readonly open24Hours: boolean }>>

/** A branch or an automated teller machine. */
export interface AccessLocation {
  /** Its name, by language. */
  readonly names: Readonly<Record<string, string>>
  readonly type: 'atm' | 'branch'
  readonly address: Address
  readonly place: Place
  /** False where the bank knows the place and does not tell it. */
  readonly tellsPlace: boolean
  /** By kind. */
  readonly hours?: Readonly<Record<string, WeeklyHours>>
  readonly selfService?: boolean
  /** The English name of the branch that an ATM stands in. */
  readonly within?: string
}

export interface Institution {
  readonly id: string
  readonly locations: readonly AccessLocation[]
}

/** The middle of what a postal code covers. */
export interface PostalArea {
  readonly countryCode: string
  readonly postalCode: string
  readonly place: Place
}

/** What the bank knows of institutions. The first one is that of all customers. */
export interface OpenedInstitutions {
  readonly institutions: readonly Institution[]
  readonly postalAreas: readonly PostalArea[]
}
