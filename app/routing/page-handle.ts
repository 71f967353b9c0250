/** A page's settings for its surroundings: the document, and the server. */
export type PageHandle = {
  /** False for documents: no React reaches the browser, one small script instead. */
  hydrate?: boolean
  /** Gives the page that follows by itself, without scripts too. */
  refreshTo?: (data: unknown) => string | null
  /** After so many seconds; at once where nothing is said. */
  refreshSeconds?: number
  /** Whether it is a step of paying: on phones the bar at the bottom gives way to what is paid, and the button (CAR-01). */
  isCheckout?: (data: unknown) => boolean
  /** Its form has a file field: bodies as large as files are read of these people, and of nobody else (SEC-01). */
  takesFile?: 'team' | 'member'
  /**
   * Bytes. Its file is not held: the page reads the form while it comes (SEC-66). What is larger, by more than a form may say beside
   * it, is refused while it comes: the same page is shown again with `?grande=1` (SEC-68).
   */
  mostFileBytes?: number
  /**
   * Set for an address without a page whose data scripts of pages ask for: a few values, or where to go on. Other
   * addresses without a page make no data, as Remix would hold a whole file for that (`server/refuse-data.ts`,
   * SEC-105).
   */
  answersData?: true
}
