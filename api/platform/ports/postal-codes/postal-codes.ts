/** What a CEP says. What is not known is empty: a person types it. `state` is two letters. */
export type PostalAddress = { state: string; city: string; neighborhood: string; street: string }

/** Where a CEP of eight digits lies (CAR-19). */
export type PostalCodes = {
  /** Null: there is no such CEP. Never throws: a service that is away knows less, and keeps nobody from an order. */
  find(cep: string): Promise<PostalAddress | null>
}
