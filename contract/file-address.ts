/** The path under which stored files are served: `<this><station>/<version>/<path>`. */
export const filesPath = '/arquivos/'

/** Whether a text is the address of a stored file: one of this server, not of another site. Pure. */
export const isFileAddress = (text: string): boolean => text.startsWith(filesPath)
