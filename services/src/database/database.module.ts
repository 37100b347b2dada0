import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { createConnection, type Connection } from 'mongoose';
import { commentWithRequestId } from './request-comment.js';
import { Database } from './database.js';

/** Creates the connection without connecting: `Database` connects and retries. Until then queries fail immediately. */
function newConnection(): Connection {
  const connection = createConnection();
  connection.set('bufferCommands', false);
  connection.set('strictQuery', true);
  connection.set('autoIndex', false);
  connection.set('autoCreate', false);
  connection.plugin(commentWithRequestId);
  return connection;
}

@Global()
@Module({
  providers: [{ provide: getConnectionToken(), useFactory: newConnection }, Database],
  exports: [getConnectionToken(), Database],
})
export class DatabaseModule {}
