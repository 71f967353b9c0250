/** What came with a call: its file, null when none was chosen, and the texts beside it, parsed by the contract. */
export type Sent<Fields> = { bytes: Buffer | null; isTooLarge: boolean; fields: Fields }

/** The file of a call before it is read. */
export type Upload<Fields = Record<never, never>> = {
  /** Its name in the form, beside which refusals are said. */
  field: string
  /** The most bytes that the call takes. */
  maxBytes: number
  /** Reads the form, once. `maxBytes`: where this person may send less. @throws malformed_request, invalid_input */
  read(maxBytes?: number): Promise<Sent<Fields>>
}
