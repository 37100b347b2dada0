import { expect, it, jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { ExamRepository } from '../../src/exam/catalogue/exam.repository.js';
import { startDatabase } from '../support/database.js';
import { startApp } from '../support/harness.js';

it('a call that the full disk of the database stops answers 503 and says so', async () => {
  const database = await startDatabase();
  const services = await startApp({ mongodbUri: database.uri });
  const list = jest.spyOn(services.app.nest.get(ExamRepository, { strict: false }), 'listVisible');
  list.mockRejectedValue(new mongo.MongoServerError({ code: 14_031, message: 'MB-5013 the disk is full' }));
  const answer = await services.call('/api/exams/allexams');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.json()).toMatchObject({ code: 'MB-1018', status: 503 });
  await services.close();
  await database.close();
});
