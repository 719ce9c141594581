import { createServer } from 'node:http';

/** The peer: node:http and one redirect, with the headers that ours has. It knows no code and keeps no click. */
createServer((request, response) => {
  if (request.url === '/ready') return response.end();
  response
    .writeHead(302, {
      location: 'https://sepidar.example/menu?utm_source=ig&utm_campaign=1&utm_content=publisher.1',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-length': 0,
    })
    .end();
}).listen(Number(process.env['PORT']), '127.0.0.1');
