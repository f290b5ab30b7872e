/** The window with its constructors; tests pass a fake one. */
export type BrowserWindow = Window & typeof globalThis
