/**
 * What a hostile target might put into any string it controls: terminal sequences, direction
 * marks, half characters, and the end marks of every notation that a report is written in.
 */
export const hostile: string = [
  'a\u001b[31mred\u001b[0m\u001b]8;;http://evil.example/\u0007link\u009b2J',
  '\u0000\u0008\u007f\ufffe\uffff',
  'rtl\u202eevil\u2066\u2069\u200f\u200b\ufeff',
  'half\ud800pair\udc00',
  '</script><script>window.pwned=1</script><img src=x onerror="window.pwned=1">',
  ']]>--><!-- &amp; &#27; </pre></code></details>',
  '| cell | [click](javascript:window.pwned=1) ![i](https://evil.example/x.png) @everyone #1',
  '```\n~~~~\n````````',
  `$(touch pwned) \`touch pwned\` "; touch pwned; ' ; touch pwned #`,
  '\r\nPASS  all is well\r\n\tCONFORMANT',
].join(' ')
