/** What a visitor reads before staff have added the first brand: there is no name, colour or company to show yet. */
export const unsetPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="color-scheme" content="light dark"><title>Not open yet</title></head><body><main><h1>This site is not open yet</h1>' +
  '<p>Please come back later.</p><p lang="hi">यह साइट अभी खुली नहीं है। कृपया बाद में आइए।</p></main></body></html>'
