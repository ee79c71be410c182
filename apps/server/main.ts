import { readConfig } from './config.ts';
import { endWithSentence } from './end-with-sentence.ts';
import { productParts } from './product-parts.ts';
import { runServer } from './run-server.ts';

await endWithSentence(() => runServer(readConfig(), productParts()));
