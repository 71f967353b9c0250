/*
 * What of the specification can be used on this platform. The rest is accepted in station folders, shown to owners as
 * 'em breve' and to nobody else (GAP-107). Whoever builds something adds it here; types of activities say it themselves.
 */

/** Switches of a station that open or close pages of its members. */
export const builtFeatures: readonly string[] = ['myAccount', 'feed', 'checkout', 'files', 'events']

/** Those of the options below that do what they say. */
export const builtOptions: readonly string[] = [
  'virtualCard',
  'unionServices',
  'luckyNumbers',
  'fuelCampaigns',
  'hideSubscriptions',
  'buyPoints',
]

/** Options of a station that stand for a page or a service of its members, in the order owners read them. */
export const serviceOptions = [
  'virtualCard',
  'luckyNumbers',
  'fuelCampaigns',
  'unionServices',
  'hideSubscriptions',
  'buyPoints',
] as const
