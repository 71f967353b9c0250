/** What came with a call: its file, null when none was chosen, and the texts beside it, parsed by the contract. */
export type Sent<Fields> = { bytes: Buffer | null; isTooLarge: boolean; fields: Fields }

/** A file while it comes. `name` is what the sender calls it. */
export type StreamedFile = { name: string; body: AsyncIterable<Buffer> }

/** The file of a call before it is read. */
export type Upload<Fields = Record<never, never>> = {
  /** Its name in the form, beside which refusals are said. */
  field: string
  /** The most bytes that the call takes. */
  maxBytes: number
  /** Reads the form, once. `maxBytes`: where this person may send less. @throws malformed_request, invalid_input */
  read(maxBytes?: number): Promise<Sent<Fields>>
  /**
   * Hands over the file while it comes, with the texts in front of it; all of the form has come before it answers, whatever `take`
   * throws, for a browser hears nobody before it has said everything. @throws malformed_request, invalid_input
   */
  stream<T>(take: (file: StreamedFile, fields: Fields) => Promise<T>): Promise<T>
}
