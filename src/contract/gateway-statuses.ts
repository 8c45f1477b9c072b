/**
 * What stands before a service answers so while the service is not there (RFC 9110, sections 15.6.3 to 15.6.5). Where
 * an operation documents such a status, it may be the service's own.
 */
export const gatewayStatuses: readonly number[] = [502, 503, 504]
