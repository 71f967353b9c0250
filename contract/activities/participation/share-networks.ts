/** The ways to share: the three buttons, the copied link, the device's own sheet (GAP-54). */
export const shareNetworks = ['whatsapp', 'facebook', 'x', 'link', 'native'] as const
export type ShareNetwork = (typeof shareNetworks)[number]
