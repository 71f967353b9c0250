/** Is never seen: the loader of its route answers with an error. */
export default function NoPage() {
  return null
}
