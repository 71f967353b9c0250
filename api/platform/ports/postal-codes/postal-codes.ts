/** What a CEP says. What is not known is empty: a person types it. `state` is two letters. */
export type PostalAddress = { state: string; city: string; neighborhood: string; street: string }

/** Where a CEP of eight digits lies (CAR-19). */
export type PostalCodes = {
  /** Null: there is no such CEP. Never throws: a service that is away knows less, and keeps nobody from an order. */
  find(cep: string): Promise<PostalAddress | null>
  /** What is known without asking anybody else; undefined where `find` would ask. */
  known(cep: string): PostalAddress | null | undefined
  /** What is known of a CEP that nobody is asked for: as while the service is silent. */
  guess(cep: string): PostalAddress | null
}
