/** Takes every centre from a plain search. */
export const noCentre = { postalCode: undefined, latitude: undefined, longitude: undefined }
