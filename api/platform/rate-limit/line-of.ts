/** Whoever has one IPv6 network of 64 bits mostly has all of its /48: that is one line. IPv4 addresses stay. Pure. */
export const lineOf = (address: string): string => address.replace(/^((?:[^:]+:){3})[^:]+::\/64$/, '$1:/48')
