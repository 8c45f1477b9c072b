/** Minutes that `npm run soak` gives to what is drawn at random; 0 in an ordinary run of the tests. */
export const soakMinutes = Number(process.env['ASSAY_SOAK'] ?? 0) || 0
