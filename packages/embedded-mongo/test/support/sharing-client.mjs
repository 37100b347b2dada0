// A separate process that writes and reads through mongoose, beside others that do the same.
import mongoose from 'mongoose';

const [uri, who, rounds] = process.argv.slice(2);
const connection = await mongoose.createConnection(uri).asPromise();
const counter = new mongoose.Schema({ _id: String, n: Number });
const seat = new mongoose.Schema({ number: { type: Number, unique: true }, owner: String });
const bucket = new mongoose.Schema({ subject: { type: String, unique: true }, hits: Number, until: Date });
bucket.index({ until: 1 }, { expireAfterSeconds: 0 });
const note = new mongoose.Schema({ owner: String, step: Number });
const [counters, seats, buckets, notes] = [
  connection.model('Counter', counter),
  connection.model('Seat', seat),
  connection.model('Bucket', bucket),
  connection.model('Note', note),
];
await Promise.all([counters, seats, buckets, notes].map((model) => model.init()));

const isDuplicate = (error) => error.code === 11000;
let taken = 0;
let retried = 0;

/** As a rate limiter does: counts within a window, or begins a new one. */
async function hit(subject) {
  const until = new Date(Date.now() + 3_600_000);
  try {
    await buckets.findOneAndUpdate(
      { subject, $or: [{ until: { $gt: new Date() } }, { until: null }] },
      { $inc: { hits: 1 }, $setOnInsert: { until } },
      { upsert: true, returnDocument: 'after' },
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    retried++;
    await hit(subject);
  }
}

for (let step = 0; step < Number(rounds); step++) {
  await counters.updateOne({ _id: `c${step % 3}` }, { $inc: { n: 1 } }, { upsert: true });
  await hit(`s${step % 5}`);
  await seats.create({ number: step, owner: who }).then(
    () => taken++,
    (error) => {
      if (!isDuplicate(error)) throw error;
    },
  );
  await notes.insertMany([
    { owner: who, step },
    { owner: who, step },
  ]);
  if (step % 2 === 1) await notes.deleteMany({ owner: who, step: { $in: [step - 1, step] } });
  const own = await notes.countDocuments({ owner: who });
  if (own !== (step % 2 === 1 ? 0 : 2)) throw new Error(`${who} has ${own} notes after step ${step}`);
}
await connection.close();
console.log(JSON.stringify({ who, taken, retried }));
