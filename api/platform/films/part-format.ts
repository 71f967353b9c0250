/** What a part of a film says of itself: bytes of its head, and of its body, null where that goes to the end of what it is in. */
export type Part = {
  headBytes: number
  bodyBytes: number | null
  /** Kept as it is, looked into, or emptied. */
  keeps: 'whole' | 'parts' | 'nothing'
  /** Of its body: what stands in front of the parts in it. */
  bytesBeforeParts?: number
}

/** How a container writes its parts. */
export type PartFormat = {
  mostHeadBytes: number
  /** @throws RangeError where no part begins */
  read(head: Buffer): Part
  /** The head of a part of the same length that says nothing. */
  empty(head: Buffer, part: Part): Buffer
}
