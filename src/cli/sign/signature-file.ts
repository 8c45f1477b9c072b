/** Where the signature of a bundle is. */
export const signatureFile = (bundle: string): string => `${bundle}.dsse.json`
