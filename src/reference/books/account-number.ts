/** The full number of an account, of which answers show the masked end only. Nothing in an identifier gives it away. */
export function accountNumber(id: string, maskedNumber: string): string {
  return `5100${id.replaceAll(/\D/g, '')}${maskedNumber.slice(1)}`
}
